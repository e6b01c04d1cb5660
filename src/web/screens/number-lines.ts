/** The numbers a season is played by, as lines: what, how much, and the clauses that speak of it. Only of modules that are on. */
import type { Lang } from '../../engine/contract.js';
import type { Topic } from '../../rulebooks/race/topics.js';
import type { SeasonNumbers, SeasonView } from '../../rulebooks/race/view.js';
import type { SeasonBook } from '../../rulebooks/seasons.js';
import { spellEnd } from '../../texts/moments.js';
import { cellList } from '../../texts/numbers.js';
import { zoneName } from '../app/clock.js';
import { type Say, signed } from '../app/i18n.js';
import type { numbersTexts } from './numbers-texts.js';

type Group = 'move' | 'dates' | 'teams' | 'cells' | 'territory' | 'emigrants' | 'offers' | 'intrigues';
type SayNumber = Say<typeof numbersTexts>;
type Moment = NonNullable<SeasonNumbers['report']>;

export interface NumberLine {
  group: Group;
  /** Of the line among all of them. */
  key: string;
  name: string;
  value: string;
  clauses: string[];
}

type Line = (group: Group, key: keyof typeof numbersTexts, value: string, ...topics: Topic[]) => NumberLine;

export function numberLines(view: SeasonView, book: SeasonBook, say: SayNumber, lang: Lang): NumberLine[] {
  const line: Line = (group, key, value, ...topics) => ({
    group,
    key,
    name: say(key),
    value,
    clauses: book.cite(...topics),
  });
  return [
    ...moveLines(view, line, say),
    ...dateLines(view, book, line, say, lang),
    ...teamLines(view, line, say, lang),
    ...cellLines(view, line, say),
    ...territoryLines(view, book, line, say),
    ...emigrantLines(view, line, say),
    ...offerLines(view, book, line, say),
    ...intrigueLines(view, line),
  ];
}

/** A moment relative to a game, or to the one after it. */
function moment({ days, time }: Moment, say: SayNumber, of: 'moment' | 'next' = 'moment'): string {
  if (days === 0) return say(`${of}.same`, { time });
  return say(days > 0 ? `${of}.after` : `${of}.before`, { n: Math.abs(days), time });
}

function moveLines({ board, numbers = {} }: SeasonView, line: Line, say: SayNumber): NumberLine[] {
  const { dice, creative } = numbers;
  return [
    line('move', 'size', say('cells', { n: board.size }), 'field', 'finish.cell'),
    ...(dice
      ? [
          line('move', 'dice.main', `${dice.main}`, 'dice.sum'),
          line('move', 'dice.cup', `${dice.cup}`, 'dice.sum'),
          line('move', 'dice.least', `${dice.least}`, 'dice.least'),
        ]
      : []),
    ...(creative === undefined ? [] : [line('move', 'creative', signed(creative), 'dice.sum')]),
  ];
}

function dateLines(
  { numbers = {}, zone, appointmentsUntil }: SeasonView,
  book: SeasonBook,
  line: Line,
  say: SayNumber,
  lang: Lang,
): NumberLine[] {
  const { gameTime, report } = numbers;
  const until = spellEnd(appointmentsUntil, zone, lang);
  return [
    ...(gameTime ? [line('dates', 'gameTime', `${gameTime} ${zoneName(zone, lang)}`, 'day')] : []),
    ...(report ? [line('dates', 'report', moment(report, say), 'report')] : []),
    line('dates', 'deputies', until, 'seats.deputy'),
    ...(book.has('proposals') ? [line('dates', 'proposals', until, 'proposals.until')] : []),
  ];
}

function teamLines(
  { numbers = {}, board }: SeasonView,
  line: Line,
  say: SayNumber,
  lang: Lang,
): NumberLine[] {
  const { blocks, mercenaries, deserters } = numbers;
  const lines: NumberLine[] = [];
  if (blocks) lines.push(line('teams', 'blocks', `${blocks.size}`, 'dealing.blocks'));
  if (mercenaries) {
    const { until } = mercenaries;
    const text = until === null ? say('mercenaries.always') : say('mercenaries.until', { n: until });
    lines.push(line('teams', 'mercenaries', text, 'mercenaries'));
  }
  if (deserters) {
    const { side, absences, gain, loss } = deserters;
    const name = board.sides.find(({ id }) => id === side)?.name[lang] ?? `${side}`;
    lines.push(
      line('teams', 'deserters.side', name, 'deserters'),
      line('teams', 'deserters.absences', say('absences', { n: absences }), 'deserters'),
      line('teams', 'deserters.gain', say('part', { n: gain }), 'deserters'),
      line('teams', 'deserters.loss', say('part', { n: loss }), 'deserters'),
    );
  }
  return lines;
}

function cellLines({ numbers = {} }: SeasonView, line: Line, say: SayNumber): NumberLine[] {
  const { castles, twins, coin } = numbers;
  const lines: NumberLine[] = [];
  if (castles) {
    lines.push(
      line('cells', 'castles.own', signed(castles.own), 'castles'),
      line('cells', 'castles.other', signed(castles.other), 'castles'),
    );
  }
  if (twins) lines.push(line('cells', 'twins', say('part', { n: twins.left }), 'twins'));
  if (coin) {
    lines.push(
      line('cells', 'coin.named', signed(coin.named), 'coin.name'),
      line('cells', 'coin.own', signed(coin.own), 'coin.name'),
      line('cells', 'coin.owed', signed(coin.owed), 'coin.name'),
    );
  }
  return lines;
}

function territoryLines(
  { numbers = {}, board }: SeasonView,
  book: SeasonBook,
  line: Line,
  say: SayNumber,
): NumberLine[] {
  const { territory } = numbers;
  if (!territory) return [];
  const who = (clans: number) =>
    clans >= board.sides.length
      ? say('window.all')
      : clans === 1
        ? say('window.one')
        : say('window.first', { n: clans });
  const windows = territory.steps.map(
    ({ from, to, clans }, index): NumberLine => ({
      group: 'territory',
      key: `window.${index + 1}`,
      name: say('window', { n: index + 1, who: who(clans) }),
      value: say('window.times', { from: moment(from, say), to: moment(to, say) }),
      clauses: book.cite('territory.windows'),
    }),
  );
  return [...windows, line('territory', 'close', moment(territory.close, say, 'next'), 'territory.close')];
}

function emigrantLines({ numbers = {} }: SeasonView, line: Line, say: SayNumber): NumberLine[] {
  const { emigrants } = numbers;
  if (!emigrants) return [];
  const { absences, auction } = emigrants;
  return [
    line('emigrants', 'emigrants.absences', say('absences', { n: absences }), 'emigrants.absent'),
    line('emigrants', 'auction.open', moment(auction.open, say), 'emigrants.auction'),
    line('emigrants', 'auction.close', moment(auction.close, say), 'emigrants.auction'),
  ];
}

function offerLines({ numbers = {} }: SeasonView, book: SeasonBook, line: Line, say: SayNumber) {
  const { offers } = numbers;
  if (!offers) return [];
  const lines = [
    line('offers', 'offers.fulfilled', signed(offers.fulfilled), 'offers.stake'),
    line('offers', 'offers.refused', signed(offers.refused), 'offers.stake'),
  ];
  if (book.has('story'))
    lines.push(line('offers', 'offers.story', signed(offers.storyReward), 'offer.story'));
  if (book.has('captive'))
    lines.push(line('offers', 'offers.captive', say('cells', { n: offers.captiveLeast }), 'offer.captive'));
  return lines;
}

function intrigueLines({ numbers = {} }: SeasonView, line: Line): NumberLine[] {
  const { intrigues } = numbers;
  if (!intrigues) return [];
  const { games, target, ally, failed, winner, loser } = intrigues;
  return [
    line('intrigues', 'intrigues.games', cellList(games), 'intrigues'),
    line('intrigues', 'intrigues.target', signed(target), 'intrigues.success'),
    line('intrigues', 'intrigues.ally', signed(ally), 'intrigues.success'),
    line('intrigues', 'intrigues.failed', signed(failed), 'intrigues.failed'),
    line('intrigues', 'intrigues.winner', signed(winner), 'intrigues.duel'),
    line('intrigues', 'intrigues.loser', signed(loser), 'intrigues.duel'),
  ];
}
