/**
 * The demo season: seven games of ten, played through the same commands as any other, stopped on a Tuesday evening with
 * the painting window and an auction open.
 */
import type { Draws, Instant } from '../../engine/contract.js';
import { instantOf, plusMs } from '../../engine/time.js';
import { exampleBoard } from '../../rulebooks/mafia-2018/example-board.js';
import { type DemoHand, type DemoSeason, Director, MINUTE, type Script } from './director.js';
import { demoTable, EMIGRANTS } from './tables.js';

const { zone } = exampleBoard;
const LAST = 7;
/** Chosen so that the seven games show as many clauses as possible. */
const TABLES = 'tables 303';

export function demoSeason(tables = TABLES): DemoSeason {
  const people = exampleBoard.sides.flatMap((side) =>
    (['boss', 'consigliere', 'member'] as const).map((role) => ({
      id: `${role}-${side.id}`,
      name: `${{ boss: 'Босс', consigliere: 'Консильери', member: 'Игрок' }[role]}: ${side.name.ru}`,
      role,
      clan: side.id,
    })),
  );
  return {
    rulebook: 'mafia-2018',
    title: 'Демо-сезон «Мафия»: игра 7 из 10',
    seed: 'demo season of the film mafia',
    setup: {
      pack: exampleBoard,
      rulings: {},
      seats: people.map(({ id, clan, role }) => ({ person: id, clan, role })),
    },
    now: script.now,
    people,
    play: (hand) => new Director(hand, { ...script, tables }).play(),
  };
}

/** Emigrants that come to a game, and two that only say so for the one that is never played. */
function guests(index: number): string[] {
  const coming = EMIGRANTS.filter(
    (guest) => guest.games.includes(index) || (index > LAST && guest.games.length === 0),
  ).map((guest) => guest.team);
  return index > LAST ? [...coming, 'Анаконда'] : coming;
}

const script: Omit<Script, 'tables'> = {
  rulebook: 'mafia-2018',
  start: instantOf('2018-01-16', '12:00', zone),
  last: LAST,
  now: instantOf('2018-03-06', '17:10', zone),
  reach: 70,
  table: (draws: Draws, index: number) => demoTable(draws, index),
  guests,
  after(hand, index, game, evening) {
    if (index === 2) appeal(hand, evening, game);
    if (index === 4) council(hand, plusMs(evening, 12 * 60 * MINUTE), game);
  },
};

function appeal(hand: DemoHand, at: Instant, game: number): void {
  const text = 'Вопрос 12: апелляция на зачёт ответа удовлетворена. На ход не влияет.';
  hand.submit(plusMs(at, 26 * 60 * MINUTE), 'organiser', { type: 'recordAppeal', game, text });
}

/** A boss asks how a fight should be measured; the council decides. */
function council(hand: DemoHand, at: Instant, game: number): void {
  const [raised] = hand.submit(at, 'clan:3', {
    type: 'raiseQuestion',
    game,
    text: 'В борьбе больше команд — больше шансов. Может, считать долю взявших команд, а не число?',
  }) as unknown as [{ question: string }];
  const { question } = raised;
  hand.submit(plusMs(at, 10 * MINUTE), 'organiser', {
    type: 'openVote',
    question,
    choices: ['Оставить число команд', 'Считать долю команд'],
    closesAt: plusMs(at, 48 * 60 * MINUTE),
    ruling: { id: 'fight.measure', values: ['count', 'share'] },
  });
  const votes = [0, 1, 1, 1, 0, 1];
  votes.forEach((choice, clan) => {
    hand.submit(plusMs(at, (30 + clan) * MINUTE), `clan:${clan + 1}`, {
      type: 'castVote',
      question,
      choice,
    });
  });
}
