/**
 * Games of «12 комнат» to look at the screens by, played by the real rules: `signup`, `regroup`, `running` (turn 4 is open)
 * and `ended`. Moves are taken from each player's own form by a fixed rule, without chance. Not a real game.
 */
import type { Author, Command, Viewer } from '../../src/engine/contract.js';
import { commitment, keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { twelveRoomsRulebook } from '../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../src/rulebooks/twelve-rooms/pack.js';
import type { Role } from '../../src/rulebooks/twelve-rooms/roles.js';
import { setupSchema } from '../../src/rulebooks/twelve-rooms/setup.js';
import { type GameView, type MeView, viewSchema } from '../../src/rulebooks/twelve-rooms/view.js';
import type { GameAnswer } from '../../src/server/shapes.js';

type Rules = ConstructorParameters<typeof Game>[0];

const NICKS =
  'Фонарь,Незабудка7,Искра,Аспид,Марш Тишины,Okz,Ласточка,Кот Учёный,Тень,Rowan,Соня,Дядя Фёдор,Мирабель,Гость с юга,Полночь'.split(
    ',',
  );
const ROLES: Role[] = [
  'steward',
  'observer',
  'saviour',
  'guarantor',
  'caretaker',
  'executor',
  'civilian',
  'servant',
  'guardian',
  'investigator',
  'deputy',
  'civilian',
  'civilian',
  'mafioso',
  'civilian',
];
const WISHES = [6, 6, 2, 6, 11, 3, 7, 6, 1, 8, 6, 12, 9, 5, 10];
const SEED = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';

const MASTER: Author = { kind: 'organiser' };
const player = (n: number): Author => ({ kind: 'person', person: `person-${n}` });
const at = (day: number, time: string) => `2026-12-${String(day).padStart(2, '0')}T${time}:00.000Z`;

class Played {
  readonly game: Game;
  private count = 0;

  constructor(
    readonly id: string,
    players: number,
  ) {
    const setup = setupSchema.parse({
      pack: twelveRooms,
      players: NICKS.slice(0, players).map((nick, i) => ({
        person: `person-${i + 1}`,
        nick,
        ...(i === 4 && players < NICKS.length ? {} : { wish: WISHES[i] }),
      })),
    });
    const head = { id, rulebook: 'twelve-rooms', version: '1', setup };
    this.game = new Game(twelveRoomsRulebook as unknown as Rules, head, keyedDraws(SEED, id));
  }

  say(author: Author, command: Command, moment: string): void {
    this.game.advance(moment);
    const outcome = this.game.submit(command, author, moment, `k${++this.count}`);
    if (!outcome.accepted) throw new Error(`${moment} ${command.type}: ${outcome.refusal.code}`);
  }

  view(viewer: Viewer): GameView {
    return viewSchema.parse(this.game.rulebook.view(this.game.state, viewer));
  }

  me(n: number): MeView | null {
    return this.view({ kind: 'person', person: `person-${n}` }).me;
  }
}

/** The first choice the form allows, begun at a different place for each player and turn. Nobody aims at the observer, whose screens have most to show. */
function first<T>(choices: readonly { value: T; why: unknown }[], shift: number): T | undefined {
  const open = choices.filter(({ value, why }) => why === null && value !== 'p2');
  return open[shift % Math.max(1, open.length)]?.value;
}

function actionsFor(me: MeView, shift: number): unknown[] {
  const about = me.form?.abilities.find(({ kind, why }) => kind === 'active' && why === null);
  if (!about) return [];
  const { ability } = about;
  const one = first(about.players, shift);
  const two = first(about.players, shift + 1);
  if (ability === 'silence' || ability === 'census') return [{ ability, room: (shift % 12) + 1 }];
  if (ability === 'doors')
    return [
      {
        ability,
        doors: [
          [6, 7],
          [9, 12],
        ],
      },
    ];
  if (!one || !two || (ability === 'swap' && shift < 30)) return [];
  const vote = first(me.form?.votes ?? [], 5);
  if (ability === 'dictate') {
    return [
      {
        ability,
        votes: [
          { voter: one, vote },
          { voter: two, vote },
        ],
      },
    ];
  }
  if (ability === 'swap' || ability === 'compare') return [{ ability, targets: [one, two] }];
  return [{ ability, target: one }];
}

const WAYS = ['right', 'up', 'stay', 'left', 'down'] as const;

function moveOf(me: MeView, n: number, turn: number): Command {
  const form = me.form!;
  const shift = n * 3 + turn;
  const kill =
    form.mafkill && form.mafkill.why === null && turn > 1 ? first(form.mafkill.players, 0) : undefined;
  return {
    type: 'sendMove',
    turn,
    direction: WAYS[(n + turn) % WAYS.length],
    actions: actionsFor(me, shift),
    ...(form.abilities.some(({ kind }) => kind === 'special') ? { special: null } : {}),
    vote: first(form.votes, n % 3 === 0 ? turn : turn + 5),
    ...(kill ? { mafkill: { target: kill } } : {}),
  };
}

/** Everybody moves but one, who misses his vote on turn 1; some talk. */
function playTurn(played: Played, turn: number, day: number): void {
  played.say(
    MASTER,
    { type: 'openTurn', date: `2026-12-${String(day).padStart(2, '0')}` },
    at(day - 1, '17:00'),
  );
  for (let n = 1; n <= NICKS.length; n++) {
    const me = played.me(n);
    if (!me?.form || (turn === 1 && n === 12)) continue;
    const minute = String(10 + n).padStart(2, '0');
    if (turn >= 2 && n % 4 === 2) {
      const room = turn === 2 ? 'cocoa' : 'gun';
      played.say(player(n), { type: 'guessRoom', turn, room }, at(day, `07:${minute}`));
    }
    if (n === 3) {
      const text = me.picturesOnly
        ? '😂🙃'
        : turn === 1
          ? 'Всем доброго утра! В моей комнате подозрительно тихо.'
          : `Ход ${turn}: за кого голосуем и почему?`;
      played.say(player(n), { type: 'post', text, images: [] }, at(day, `07:${minute}`));
    }
    if (n === 6 || n === 9) {
      const text = me.picturesOnly
        ? '🤫🍪'
        : n === 6
          ? 'Присмотритесь к тому, кто молчит второй ход.'
          : 'Я знаю, где какава. 🍪';
      played.say(player(n), { type: 'postAnonymous', turn, text, images: [] }, at(day, `08:${minute}`));
    }
    played.say(player(n), moveOf(me, n, turn), at(day, `09:${minute}`));
  }
  played.game.advance(at(day, '16:00'));
  for (let i = 0; i < 3; i++) {
    played.say(MASTER, { type: 'dryRun', turn }, at(day, `16:0${i}`));
    const [ask] = played.view({ kind: 'organiser' }).master?.asks ?? [];
    if (!ask) break;
    played.say(MASTER, { type: 'answerAsk', ask: ask.id, choice: ask.choices[0] }, at(day, `16:0${i}`));
  }
  played.say(MASTER, { type: 'resolveTurn', turn }, at(day, '16:05'));
}

function start(played: Played): void {
  const rooms =
    'gun,laughter,cameras,silence,passage,cocoa,detector,inverse,safe,reluctant,isolated,loudspeaker'.split(
      ',',
    );
  played.say(MASTER, { type: 'dealMap', rooms }, at(1, '09:00'));
  const roles = Object.fromEntries(ROLES.map((role, i) => [`p${i + 1}`, role]));
  played.say(MASTER, { type: 'dealRoles', roles }, at(1, '10:00'));
  played.say(MASTER, { type: 'openRegroup', until: at(1, '18:00') }, at(1, '11:00'));
  played.say(player(1), { type: 'postTeam', text: 'Собираемся ближе к середине дома?' }, at(1, '11:20'));
  played.say(player(4), { type: 'regroup', room: 7 }, at(1, '12:00'));
}

function make(id: string): { played: Played; now: string } {
  const played = new Played(id, id === 'signup' ? 9 : NICKS.length);
  if (id === 'signup') return { played, now: at(1, '08:00') };
  start(played);
  if (id === 'regroup') return { played, now: at(1, '13:40') };
  played.game.advance(at(1, '18:30'));
  for (let turn = 1; turn <= 3; turn++) playTurn(played, turn, turn + 2);
  if (id === 'ended') {
    playTurn(played, 4, 6);
    played.say(
      MASTER,
      { type: 'endGame', winner: 'peaceful', reason: 'Показательная партия окончена.' },
      at(6, '17:00'),
    );
    return { played, now: at(6, '18:00') };
  }
  const contest = {
    title: 'Ранняя пташка',
    rules:
      'Среди пяти игроков, чей полный ход пришёл раньше других, разыграем прибавку к голосу на следующий ход.',
    among: 5,
    winners: 1,
    prize: { kind: 'votes', extra: 2 },
  };
  played.say(MASTER, { type: 'openTurn', date: '2026-12-06', contest }, at(5, '16:30'));
  for (const n of [1, 3, 5, 8]) {
    const me = played.me(n);
    if (!me?.form) continue;
    const { direction, vote } = moveOf(me, n, 4);
    played.say(
      player(n),
      { type: 'sendMove', turn: 4, direction, ...(n === 3 ? {} : { vote }) },
      at(6, `08:1${n}`),
    );
  }
  const me = played.me(2);
  for (const [room, kind, text] of [
    [6, 'cocoa', 'Не выпустили с первого раза.'],
    [3, 'cameras', ''],
    [1, 'gun', 'Точно кто-то говорил про выстрел. Или это 5?'],
    [9, 'safe', ''],
  ] as const) {
    if (me) played.say(player(2), { type: 'saveNote', room, kind, text }, at(6, '08:30'));
  }
  played.say(
    MASTER,
    { type: 'post', text: 'Напоминаю: дедлайн в 19:00, ровно в 19:00 уже поздно.', images: [] },
    at(6, '09:00'),
  );
  return { played, now: at(6, '11:47') };
}

const games = new Map<string, { played: Played; now: string }>();

function gameOf(id: string) {
  let game = games.get(id);
  if (!game) {
    game = make(id);
    games.set(id, game);
  }
  return game;
}

const viewerOf = (as: string | null): Viewer =>
  as === 'master' ? { kind: 'organiser' } : as ? { kind: 'person', person: as } : { kind: 'public' };

/** The API's answer for a game through somebody's eyes: `person-3`, `master`, or the public. */
export function answer(id: string, as: string | null): GameAnswer {
  const { played, now } = gameOf(id);
  const view = played.view(viewerOf(as));
  const over = view.phase === 'ended';
  return {
    meta: {
      id,
      rulebook: 'twelve-rooms',
      version: '1',
      title: '12 комнат',
      parent: null,
      demo: true,
      createdAt: at(1, '07:00'),
      commitment: commitment(SEED),
      seed: over ? SEED : null,
      open: true,
      ended: over,
      quarantined: null,
    },
    seq: played.game.seq,
    mark: String(played.game.seq),
    print: String(played.game.seq),
    serverTime: now,
    role: as === 'master' ? 'organiser' : view.me ? 'player' : 'spectator',
    person: as === 'master' ? null : as,
    people: {},
    actAs: [
      { as: 'master', title: { ru: 'ведущий', en: 'the master' } },
      ...[...NICKS, 'Новый игрок'].map((nick, i) => ({
        as: `person-${i + 1}`,
        title: { ru: nick, en: nick },
      })),
    ],
    view,
  };
}

/** A command of somebody, decided by the rules. */
export function command(id: string, as: string | null, body: Command) {
  const { played, now } = gameOf(id);
  const moment = new Date(Date.parse(now) + (played.game.seq % 50) * 1000).toISOString();
  const author: Author = as === 'master' || as === null ? MASTER : { kind: 'person', person: as };
  const outcome = played.game.submit(body, author, moment, crypto.randomUUID());
  if (outcome.accepted) return { receipt: { seq: outcome.record.seq, at: moment, repeated: false } };
  return { refusal: { ...outcome.refusal, text: played.game.rulebook.refusalText(outcome.refusal) } };
}
