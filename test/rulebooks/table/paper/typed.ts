/** A protocol typed in as paper: what stands on the sheet, and nothing that a sheet does not hold. */
import { type TableProtocol, tableProtocol } from '../../../../src/reports/table-protocol.js';
import type { PaperCommand } from '../../../../src/rulebooks/table/paper/check.js';
import { type Paper, paperSchema, type When } from '../../../../src/rulebooks/table/paper/schema.js';
import { setupSchema, type TableSetup } from '../../../../src/rulebooks/table/setup.js';
import type { GameView } from '../../../../src/rulebooks/table/view.js';
import { newGame } from '../table.js';

export function protocolOf(view: GameView): TableProtocol {
  const protocol = tableProtocol(view, {
    id: 'g',
    title: 'Игра',
    rulebook: 'vavt-cup-2017',
    commitment: '',
    seed: null,
    judge: null,
    place: null,
    corrections: [],
  });
  if (protocol === null) throw new Error('no protocol');
  return protocol;
}

type Foul = TableProtocol['fouls'][number];

function momentOf({ day, night, round, phase }: Foul): { day: number; when: When; round?: number } {
  if (phase === 'dealing') return { day: 0, when: 'deal' };
  if (phase === 'firstNight') return { day: 0, when: 'firstNight' };
  if (phase === 'night') return { day: night, when: 'night' };
  if (phase === 'lastWords') {
    return night >= day ? { day: night, when: 'nightWords' } : { day, when: 'lastWords' };
  }
  const when = phase === 'ended' ? 'speeches' : phase;
  return { day, when, ...(when === 'vote' || when === 'tieSpeeches' ? { round } : {}) };
}

export function paperOf(protocol: TableProtocol): Paper {
  const { fouls, departures } = protocol;
  const typed = {
    seats: protocol.seats.map(({ name, role }) => ({ name, role })),
    days: protocol.days.map((day) => ({
      first: day.first,
      nominations: day.nominations.map(({ seat, by, withdrawn }) => ({
        seat,
        by,
        ...(withdrawn ? { withdrawn } : {}),
      })),
      votes: day.votes.map(({ tally }) => ({
        hands: tally.map(({ candidate, votes, seats }) => ({
          candidate,
          votes,
          ...(seats ? { seats } : {}),
        })),
      })),
      ...(day.questions.length > 0
        ? {
            question: {
              count: day.questions[0]!.count,
              passed: day.questions[0]!.passed,
              ...(day.questions[0]!.hands ? { seats: day.questions[0]!.hands } : {}),
            },
          }
        : {}),
      left: day.left
        .filter(({ cause }) => cause === 'vote' || cause === 'question')
        .flatMap(({ seats }) => seats),
    })),
    nights: protocol.nights.map((night) => ({
      ...(night.shots ? { shots: night.shots } : {}),
      ...(night.doctor && night.doctor.target !== null ? { heal: night.doctor.target } : {}),
      ...(night.don && night.don.target !== null
        ? { don: { target: night.don.target, answer: night.don.answer! } }
        : {}),
      ...(night.sheriff && night.sheriff.target !== null
        ? { sheriff: { target: night.sheriff.target, answer: night.sheriff.answer! } }
        : {}),
      killed: night.killed,
    })),
    fouls: fouls.map((foul) => ({
      seat: foul.seat,
      ...momentOf(foul),
      ...(foul.violation === null ? {} : { violation: foul.violation }),
      ...(foul.technical ? { technical: true } : {}),
    })),
    removals: departures.flatMap(({ cause, seats }) => {
      if (cause !== 'fouls' && cause !== 'technical') return [];
      const [seat] = seats;
      const last = fouls.findLast(
        (foul) => foul.seat === seat && foul.technical === (cause === 'technical'),
      )!;
      return [{ seat, cause, ...momentOf(last) }];
    }),
    ...(protocol.bestMove
      ? { bestMove: { seat: protocol.bestMove.seat, named: protocol.bestMove.named } }
      : {}),
    colours: protocol.colours,
    points: protocol.seats.flatMap(({ n, points }) => (points === 0 ? [] : [{ seat: n, points }])),
    winner: protocol.winner?.winner ?? null,
  };
  return paperSchema.parse(typed);
}

/** The entries of a paper, played through the log of a game. @throws when one is refused */
export function playPaper(commands: readonly PaperCommand[], setup: TableSetup): GameView {
  const game = newGame({ pack: setup.pack, rulings: setup.rulings as Record<string, string> });
  for (const [index, { command }] of commands.entries()) {
    const outcome = game.submit(command, { kind: 'organiser' }, '2026-03-01T10:00:00.000Z', `k${index}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  }
  return game.rulebook.view(game.state, { kind: 'organiser' }) as GameView;
}

export function setupOf(pack: TableSetup['pack'], rulings: Record<string, string> = {}): TableSetup {
  return setupSchema.parse({ pack, rulings });
}

/** What departures say, without the hour. */
export function departuresOf({ departures }: TableProtocol): unknown {
  return departures.map(({ seats, cause, day, night }) => ({ seats, cause, day, night }));
}
