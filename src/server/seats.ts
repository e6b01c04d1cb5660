/** The seats one may look and act through in a demo. */
import { z } from 'zod';
import type { Lang, Text } from '../engine/contract.js';
import { label } from '../rulebooks/race/texts/labels.js';
import { viewSchema } from '../rulebooks/race/view.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import { cupOf } from './cup/place.js';
import { type LiveGame, viewOf } from './live-game.js';

const clansShape = z.object({
  vocabulary: viewSchema.shape.vocabulary,
  clans: z.array(z.object({ id: z.number(), name: z.object({ ru: z.string(), en: z.string() }) })),
});

const tableShape = z.object({ seats: z.array(z.object({ n: z.number(), name: z.string() })) });

const roles = [
  { suffix: '', role: 'boss' },
  { suffix: ':consigliere', role: 'consigliere' },
  { suffix: ':member', role: 'member' },
];

/** The name of a clan, where the rulebook has clans. */
export function clanName(live: LiveGame, id: number): Text | null {
  const view = clansShape.safeParse(viewOf(live, { kind: 'public' }));
  return view.data?.clans.find((clan) => clan.id === id)?.name ?? null;
}

export function seatsOf(live: LiveGame): { as: string; title: Text }[] {
  const seats = [
    { as: 'organiser', title: { ru: 'Организатор', en: 'Organiser' } },
    { as: 'public', title: { ru: 'Зритель', en: 'Spectator' } },
  ];
  const { rulebook, state } = live.game;
  const table = tableShape.safeParse(viewOf(live, { kind: 'public' }));
  for (const { n, name } of table.data?.seats ?? []) {
    const as = `seat:${n}`;
    if (rulebook.author(state, as)) seats.push({ as, title: { ru: `№${n} ${name}`, en: `№${n} ${name}` } });
  }
  if (cupOf(live)) {
    const { judges, players } = viewOf(live, { kind: 'public' }) as CupView;
    const add = (as: string, ru: string, en: string): void => {
      if (rulebook.author(state, as)) seats.push({ as, title: { ru, en } });
    };
    for (const { id, name } of judges) add(`judge:${id}`, `Судья: ${name}`, `Judge: ${name}`);
    for (const { id, nick } of players) add(`player:${id}`, nick, nick);
  }
  const view = clansShape.safeParse(viewOf(live, { kind: 'public' }));
  if (!view.success) return seats;
  for (const clan of view.data.clans) {
    for (const { suffix, role } of roles) {
      const as = `clan:${clan.id}${suffix}`;
      if (!rulebook.author(state, as)) continue;
      const { name } = clan;
      const title = (lang: Lang) => `${name[lang]}: ${label('role', role, lang, view.data.vocabulary)}`;
      seats.push({ as, title: { ru: title('ru'), en: title('en') } });
    }
  }
  return seats;
}
