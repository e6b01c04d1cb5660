/** Seasons brought to the point where a story begins, by the same commands people give. */
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import type { Link, Person } from '../../src/server/shapes.js';
import type { Caller } from './caller.js';
import type { Site } from './site.js';
import { firstGame, resultsOf, SHARED } from './tables.js';

/** Moments of the first week, as the clock in Samara shows them. */
export const WEEK = {
  before: '2018-01-16T12:00:00+04:00',
  evening: '2018-01-17T22:30:00+04:00',
  report: '2018-01-21T11:05:00+04:00',
  firstWindow: '2018-01-21T12:30:00+04:00',
  allPaint: '2018-01-22T16:30:00+04:00',
  beforeClose: '2018-01-23T23:59:40+04:00',
  closed: '2018-01-24T00:00:00+04:00',
  lots: '2018-01-23T16:10:00+04:00',
  lotsClose: '2018-01-24T19:00:00+04:00',
};

export interface Season {
  id: string;
  organiser: Caller;
  /** A boss of each clan, entered by his link: `bosses[0]` is that of clan 1. */
  bosses: Caller[];
}

let firstOrganiser: { site: Site; caller: Promise<Caller> } | null = null;

/** The organiser of a site; his link works once, so everybody asks here. */
export function organiserOf(site: Site): Promise<Caller> {
  if (firstOrganiser?.site !== site) {
    firstOrganiser = { site, caller: site.caller().enter(site.firstLink, 'Ольга Регламентова') };
  }
  return firstOrganiser.caller;
}

export async function newSeason(organiser: Caller, title: string): Promise<string> {
  const { id } = await organiser.call<{ id: string }>('POST', '/api/games', {
    rulebook: 'mafia-2018',
    pack: 'mafia-2018-example',
    title,
  });
  return id;
}

export async function personalLink(
  organiser: Caller,
  game: string,
  person: { name: string; role: 'boss' | 'consigliere' | 'member' | 'co-organiser'; clan: number | null },
): Promise<string> {
  const added = await organiser.call<Person>('POST', `/api/games/${game}/people`, person);
  const link = await organiser.call<Link>('POST', `/api/games/${game}/people/${added.person}/link`, {});
  return link.url;
}

/** A season with its six bosses, not yet started. */
export async function seatedSeason(site: Site, title: string): Promise<Season> {
  site.clock.set(WEEK.before);
  const organiser = await organiserOf(site);
  const id = await newSeason(organiser, title);
  const bosses: Caller[] = [];
  for (let clan = 1; clan <= 6; clan++) {
    const link = await personalLink(organiser, id, { name: `Босс ${clan}`, role: 'boss', clan });
    bosses.push(await site.caller().enter(link));
  }
  return { id, organiser, bosses };
}

/** A season whose first game is played; `prepare` may set the board before the start. */
export async function playedSeason(
  site: Site,
  title: string,
  prepare: (season: Season) => Promise<void> = async () => {},
): Promise<Season> {
  const season = await seatedSeason(site, title);
  const { organiser, id } = season;
  await prepare(season);
  await organiser.command(id, { type: 'startSeason' });
  site.clock.set(WEEK.evening);
  await organiser.command(id, {
    type: 'enterResults',
    game: 170,
    results: resultsOf(firstGame()),
    accepted: [],
    source: 'игра-170.xlsx',
  });
  await organiser.command(id, {
    type: 'answerAsk',
    ask: (await viewOf(organiser, id)).asks[0]?.id,
    answer: { groups: [[SHARED.second], [SHARED.first]] },
  });
  return season;
}

export async function viewOf(caller: Caller, game: string, as?: string): Promise<SeasonView> {
  const path = `/api/games/${game}${as ? `?as=${as}` : ''}`;
  return (await caller.call<{ view: SeasonView }>('GET', path)).view;
}
