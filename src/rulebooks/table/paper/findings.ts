/** Kinds of contradictions of a paper protocol: by which clause, in words, and what would be accepted instead. */
import type { Text } from '../../../engine/contract.js';
import { causeName, roleName, winnerName } from '../texts.js';
import type { Clause } from '../turn.js';

export type Params = Record<string, string | number>;

interface Kind {
  clauses: readonly Clause[];
  /** It cannot be entered even if it did happen so. */
  fatal?: true;
  wrong(params: Params): Text;
  accepted(params: Params): Text;
}

const text = (ru: string, en: string): Text => ({ ru, en });
const leaveOut = (): Text => text('Уберите или исправьте эту запись.', 'Remove or correct this entry.');
/** Nobody, in a list of seats. */
const list = (value: string | number | undefined): Text =>
  value === '' || value === undefined ? text('никто', 'nobody') : text(String(value), String(value));

export const kinds = {
  // Seats and roles
  'seats-count': {
    clauses: ['1.1', 'I.1'],
    fatal: true,
    wrong: (p) => text(`Записано мест: ${p.said}.`, `${p.said} seats are written.`),
    accepted: (p) => text(`За этим столом мест ${p.due}.`, `This table has ${p.due} seats.`),
  },
  'role-missing': {
    clauses: ['I.1', '1.3'],
    fatal: true,
    wrong: (p) => text(`Роль не записана: ${p.seats}.`, `No role is written: ${p.seats}.`),
    accepted: () => text('Роль нужна каждому месту.', 'Each seat needs a role.'),
  },
  'role-count': {
    clauses: ['I.1'],
    wrong: (p) => {
      const role = roleName(String(p.role));
      return text(
        `Роль «${role.ru}» записана ${p.said} раз.`,
        `The role “${role.en}” is written ${p.said} times.`,
      );
    },
    accepted: (p) => text(`В этой колоде их ${p.due}.`, `This deck has ${p.due}.`),
  },
  'no-such-seat': {
    clauses: ['1.1'],
    wrong: (p) => text(`Места №${p.seat} нет.`, `There is no seat ${p.seat}.`),
    accepted: (p) => text(`Места от 1 до ${p.due}.`, `Seats are 1 to ${p.due}.`),
  },

  // The day
  opener: {
    clauses: ['3.2'],
    wrong: (p) => text(`Круг открыл №${p.seat}.`, `№${p.seat} opened the round.`),
    accepted: (p) => text(`По очереди открывает №${p.due}.`, `In turn it is №${p.due}.`),
  },
  'nominee-out': {
    clauses: ['4.2'],
    wrong: (p) =>
      text(`Выставлен №${p.seat}, а он уже вне игры.`, `№${p.seat} is nominated but already out.`),
    accepted: (p) => text(`За столом: ${p.living}.`, `At the table: ${p.living}.`),
  },
  'nominator-out': {
    clauses: ['3.1', '4.2'],
    wrong: (p) => text(`Выставил №${p.seat}, а он уже вне игры.`, `№${p.seat} nominates but is already out.`),
    accepted: (p) => text(`Говорят: ${p.living}.`, `Those who speak: ${p.living}.`),
  },
  'nominated-twice': {
    clauses: ['4.3', '4.4'],
    wrong: (p) => text(`№${p.seat} выставлен дважды.`, `№${p.seat} is nominated twice.`),
    accepted: () =>
      text(
        'Уже выставленного судья не принимает: оставьте первую запись.',
        'A seat already nominated is not accepted: keep the first entry.',
      ),
  },
  'nominator-twice': {
    clauses: ['4.3', '4.4'],
    wrong: (p) => text(`№${p.seat} выставил двоих.`, `№${p.seat} nominates two.`),
    accepted: () =>
      text('За день у игрока одна кандидатура, первая.', 'A player has one nomination a day, the first.'),
  },
  'nominated-oneself': {
    clauses: ['4.2'],
    wrong: (p) => text(`№${p.seat} выставил себя.`, `№${p.seat} nominates himself.`),
    accepted: () => text('За этим столом так нельзя.', 'At this table nobody may.'),
  },
  'nomination-order': {
    clauses: ['3.2', '4.5'],
    wrong: (p) =>
      text(`№${p.seat} записан позже, чем говорил.`, `№${p.seat} is written later than he spoke.`),
    accepted: (p) => text(`Очередь речей: ${p.order}.`, `The order of speeches: ${p.order}.`),
  },
  'too-many-nominations': {
    clauses: ['4.4'],
    wrong: (p) => text(`Некому было выставить №${p.seat}.`, `Nobody was left to nominate №${p.seat}.`),
    accepted: (p) =>
      text(`Говорят ${p.due}, каждый выставляет одного.`, `${p.due} speak, each nominates one.`),
  },
  withdrawal: {
    clauses: ['4.3'],
    wrong: (p) => text(`Кандидатура №${p.seat} отозвана.`, `The nomination of №${p.seat} is withdrawn.`),
    accepted: () => text('За этим столом не отзывают.', 'At this table nobody withdraws.'),
  },

  // The vote
  'vote-nobody': {
    clauses: ['4.1'],
    wrong: () => text('Голосовали, а никто не выставлен.', 'There was a vote, but nobody was nominated.'),
    accepted: () =>
      text('Запишите выставленных или уберите голосование.', 'Write the nominees or remove the vote.'),
  },
  'vote-single': {
    clauses: ['4.10'],
    wrong: () => text('В первый день голосовали за одного.', 'One candidate was voted on, on day one.'),
    accepted: () =>
      text(
        'С одним кандидатом первого дня голосования нет.',
        'With one candidate on day one there is no vote.',
      ),
  },
  'vote-cancelled': {
    clauses: ['4.1', 'V.total'],
    wrong: () =>
      text(
        'Голосовали, хотя исключение отменило голосование.',
        'There was a vote though a removal had cancelled it.',
      ),
    accepted: () => text('После исключения голосования нет.', 'After a removal there is no vote.'),
  },
  'vote-missing': {
    clauses: ['4.1', '4.11'],
    wrong: (p) =>
      text(`Выставлены ${p.seats}, а голосов нет.`, `${p.seats} are nominated, but no votes are written.`),
    accepted: () => text('Запишите голоса за каждого.', 'Write the votes for each.'),
  },
  'revote-missing': {
    clauses: ['4.12'],
    wrong: (p) =>
      text(`Голоса поровну (${p.seats}), переголосования нет.`, `A tie (${p.seats}) without a re-vote.`),
    accepted: () => text('Запишите следующий круг.', 'Write the next round.'),
  },
  'revote-extra': {
    clauses: ['4.11', '4.12'],
    wrong: (p) => text(`Круг ${p.round} лишний.`, `Round ${p.round} is one too many.`),
    accepted: () => text('Ещё один круг бывает только при равенстве.', 'Another round follows only a tie.'),
  },
  'not-a-candidate': {
    clauses: ['4.1', '4.12'],
    wrong: (p) =>
      text(`Голоса за №${p.seat}, а он не в списке.`, `Votes for №${p.seat}, who is not a candidate.`),
    accepted: (p) => text(`В списке: ${p.seats}.`, `Candidates: ${p.seats}.`),
  },
  'candidate-twice': {
    clauses: ['4.5'],
    wrong: (p) => text(`Голоса за №${p.seat} записаны дважды.`, `Votes for №${p.seat} are written twice.`),
    accepted: () => text('Одна строка на кандидата.', 'One row a candidate.'),
  },
  'voter-out': {
    clauses: ['4.6', '4.13'],
    wrong: (p) => text(`Голосует №${p.seat}, а он вне игры.`, `№${p.seat} votes but is out.`),
    accepted: (p) => text(`Голосуют: ${p.living}.`, `Those who vote: ${p.living}.`),
  },
  'voted-twice': {
    clauses: ['4.8'],
    wrong: (p) => text(`№${p.seat} голосует дважды.`, `№${p.seat} votes twice.`),
    accepted: () => text('У игрока один голос.', 'A player has one vote.'),
  },
  'votes-seats': {
    clauses: ['4.7'],
    wrong: (p) =>
      text(`Голосов ${p.said}, а рук записано ${p.due}.`, `${p.said} votes, but ${p.due} hands are listed.`),
    accepted: () => text('Число и места должны сойтись.', 'The number and the seats must agree.'),
  },
  'votes-exceed': {
    clauses: ['4.8'],
    wrong: (p) =>
      text(`Голосов ${p.said}, а за столом ${p.due}.`, `${p.said} votes, but ${p.due} at the table.`),
    accepted: (p) => text(`В сумме не больше ${p.due}.`, `No more than ${p.due} in all.`),
  },
  'votes-sum': {
    clauses: ['4.9'],
    wrong: (p) =>
      text(
        `За последнего, №${p.seat}, записано ${p.said}.`,
        `The last candidate, №${p.seat}, has ${p.said} written.`,
      ),
    accepted: (p) =>
      text(`Все остальные голоса его: ${p.due}.`, `All the remaining votes are his: ${p.due}.`),
  },
  'question-missing': {
    clauses: ['4.12'],
    wrong: (p) =>
      text(`Снова поровну (${p.seats}), а вопроса нет.`, `A tie again (${p.seats}), but no question.`),
    accepted: () => text('Запишите, сколько рук за уход всех.', 'Write how many hands were for all leaving.'),
  },
  'question-extra': {
    clauses: ['4.12'],
    wrong: () => text('Вопрос «уходят все» не ставился.', 'The question whether all leave was not due.'),
    accepted: () => text('Он ставится при повторном равенстве.', 'It is put when the same tie repeats.'),
  },
  'question-result': {
    clauses: ['4.12'],
    wrong: (p) =>
      text(
        `За уход всех ${p.said} из ${p.living}, итог записан обратный.`,
        `${p.said} of ${p.living} for all leaving, the outcome is written the other way.`,
      ),
    accepted: (p) => text(`Уходят, если рук не меньше ${p.due}.`, `They leave with ${p.due} hands or more.`),
  },
  'wrong-left': {
    clauses: ['4.11', '4.12'],
    wrong: (p) => text(`Ушёл: ${list(p.said).ru}.`, `Left: ${list(p.said).en}.`),
    accepted: (p) => text(`По голосам уходит: ${list(p.due).ru}.`, `By the votes: ${list(p.due).en}.`),
  },
  'left-out': {
    clauses: ['4.11', '4.13'],
    wrong: (p) => text(`Уходит №${p.seat}, а он уже вне игры.`, `№${p.seat} leaves but is already out.`),
    accepted: (p) => text(`За столом: ${p.living}.`, `At the table: ${p.living}.`),
  },

  // The night
  'shooter-out': {
    clauses: ['5.2', '5.3'],
    wrong: (p) => text(`Стреляет №${p.seat}, а он вне игры.`, `№${p.seat} shoots but is out.`),
    accepted: (p) => text(`Стреляют: ${p.living}.`, `Those who shoot: ${p.living}.`),
  },
  'shooter-red': {
    clauses: ['5.2', '5.3'],
    wrong: (p) => text(`Стреляет №${p.seat}, а он не чёрный.`, `№${p.seat} shoots but is not black.`),
    accepted: (p) => text(`Стреляют: ${p.living}.`, `Those who shoot: ${p.living}.`),
  },
  'shot-twice': {
    clauses: ['5.3'],
    wrong: (p) => text(`Выстрел №${p.seat} записан дважды.`, `The shot of №${p.seat} is written twice.`),
    accepted: () => text('Один выстрел за ночь.', 'One shot a night.'),
  },
  'target-out': {
    clauses: ['5.3'],
    wrong: (p) => text(`Стреляют в №${p.seat}, а он вне игры.`, `They shoot №${p.seat}, who is out.`),
    accepted: (p) => text(`За столом: ${p.living}.`, `At the table: ${p.living}.`),
  },
  'shots-disagree': {
    clauses: ['5.3'],
    wrong: () => text('Чёрные показали разные места.', 'The blacks show different seats.'),
    accepted: () =>
      text('Здесь мафия выбирает одну цель вместе.', 'Here the mafia chooses one target together.'),
  },
  'wrong-victim': {
    clauses: ['5.2', '5.3', '5.4a'],
    wrong: (p) => text(`Ночью ушёл: ${list(p.said).ru}.`, `Killed: ${list(p.said).en}.`),
    accepted: (p) => text(`По выстрелам: ${list(p.due).ru}.`, `By the shots: ${list(p.due).en}.`),
  },
  'victim-out': {
    clauses: ['5.3'],
    wrong: (p) => text(`Ночью убит №${p.seat}, а он уже вне игры.`, `№${p.seat} is killed but already out.`),
    accepted: (p) => text(`За столом: ${p.living}.`, `At the table: ${p.living}.`),
  },
  'no-such-card': {
    clauses: ['I.1'],
    wrong: (p) => {
      const role = roleName(String(p.role));
      return text(`Записан ход роли «${role.ru}».`, `An act of the role “${role.en}” is written.`);
    },
    accepted: () => text('Такой карты в этой колоде нет.', 'This deck has no such card.'),
  },
  'role-out': {
    clauses: ['5.4a', '5.4b', '5.5'],
    wrong: (p) => {
      const role = roleName(String(p.role));
      return text(`Действует ${role.ru}, а он вне игры.`, `The ${role.en} acts but is out.`);
    },
    accepted: leaveOut,
  },
  'self-heal': {
    clauses: ['2.6'],
    wrong: (p) =>
      text(`Доктор №${p.seat} лечит себя второй раз.`, `The Doctor, №${p.seat}, heals himself again.`),
    accepted: () => text('Себя он лечит один раз за игру.', 'He heals himself once a game.'),
  },
  'heal-repeat': {
    clauses: ['2.6'],
    wrong: (p) => text(`№${p.seat} лечат две ночи подряд.`, `№${p.seat} is healed two nights running.`),
    accepted: () => text('За этим столом так нельзя.', 'Not allowed at this table.'),
  },
  'check-answer': {
    clauses: ['5.4b', '5.5'],
    wrong: (p) => {
      const role = roleName(String(p.role));
      const said = p.said === 'yes' ? text('да', 'yes') : text('нет', 'no');
      return text(
        `Проверка, ${role.ru}: №${p.seat} — ${said.ru}.`,
        `A check, ${role.en}: №${p.seat}, ${said.en}.`,
      );
    },
    accepted: (p) => {
      const role = roleName(String(p.is));
      return text(
        `№${p.seat} — ${role.ru}: ответ обратный.`,
        `№${p.seat} is ${role.en}: the answer is the other one.`,
      );
    },
  },
  'best-move-due': {
    clauses: ['4.13', '5.2'],
    wrong: (p) => text(`Лучший ход записан за №${p.seat}.`, `A best move is written for №${p.seat}.`),
    accepted: (p) =>
      p.due === 0
        ? text('В этой игре лучшего хода ни у кого не было.', 'Nobody had a best move in this game.')
        : text(`Он был у №${p.due}.`, `It was №${p.due}’s.`),
  },
  'best-move-names': {
    clauses: ['4.13'],
    wrong: () => text('Лучший ход назван не так.', 'The best move is not named rightly.'),
    accepted: () => text('Трое разных, кроме себя.', 'Three different others.'),
  },

  // Fouls
  'foul-out': {
    clauses: ['V.total'],
    wrong: (p) => text(`Фол №${p.seat}, а он вне игры.`, `A foul for №${p.seat}, who is out.`),
    accepted: leaveOut,
  },
  'foul-limit': {
    clauses: ['V.total'],
    wrong: (p) =>
      text(
        `У №${p.seat} фолов ${p.said}, а исключения нет.`,
        `№${p.seat} has ${p.said} fouls but is not removed.`,
      ),
    accepted: (p) => text(`${p.due} фола — вон из игры.`, `${p.due} fouls put one out.`),
  },
  'foul-moment': {
    clauses: ['V.total'],
    wrong: (p) =>
      text(
        `Фол №${p.seat} записан в миг, которого не было.`,
        `A foul for №${p.seat} at a moment that did not come.`,
      ),
    accepted: () =>
      text('Укажите другой миг этого дня или ночи.', 'Give another moment of this day or night.'),
  },
  'no-technical': {
    clauses: ['V.total'],
    wrong: (p) => text(`Технический фол №${p.seat}.`, `A technical foul for №${p.seat}.`),
    accepted: () => text('За этим столом фолы одного вида.', 'This table knows one kind of foul.'),
  },
  removal: {
    clauses: ['V.total'],
    wrong: (p) => {
      const cause = causeName(String(p.cause));
      return text(
        `№${p.seat} исключён ${cause.ru}, а фолов ${p.said}.`,
        `№${p.seat} is removed ${cause.en}, but has ${p.said}.`,
      );
    },
    accepted: (p) => text(`Нужно ${p.due}.`, `It takes ${p.due}.`),
  },
  'removal-out': {
    clauses: ['V.total'],
    wrong: (p) => text(`Исключён №${p.seat}, а он уже вне игры.`, `№${p.seat} is removed but already out.`),
    accepted: leaveOut,
  },
  'time-back': {
    clauses: ['I.2'],
    wrong: (p) =>
      text(
        `Время ${p.said} раньше предыдущего, ${p.due}.`,
        `The time ${p.said} is before the previous, ${p.due}.`,
      ),
    accepted: () => text('Время в протоколе идёт вперёд.', 'Times in a protocol go forward.'),
  },
  'date-missing': {
    clauses: ['I.2'],
    wrong: () => text('Время записано, а даты нет.', 'A time is written, but no date.'),
    accepted: () => text('Укажите дату игры.', 'Give the date of the game.'),
  },
  colours: {
    clauses: ['3.1', '4.13'],
    wrong: (p) =>
      text(
        `Цвета от №${p.seat}, а слова у него не было.`,
        `Colours of №${p.seat}, who did not have the floor.`,
      ),
    accepted: () => text('Цвета оставляют в свою речь.', 'Colours are left in one’s own speech.'),
  },

  // The end
  'went-on': {
    clauses: ['I.3'],
    wrong: (p) => {
      const winner = winnerName(String(p.winner));
      return text(
        `Игра продолжилась после победы (${winner.ru}).`,
        `The game went on after its end (${winner.en}).`,
      );
    },
    accepted: () => text('После победы записей нет.', 'Nothing is written after a victory.'),
  },
  unfinished: {
    clauses: ['I.3'],
    wrong: (p) =>
      text(
        `Красных ${p.red}, чёрных ${p.black}: никто ещё не победил.`,
        `Red ${p.red}, black ${p.black}: nobody has won yet.`,
      ),
    accepted: () => text('Допишите дни и ночи до победы.', 'Write the days and nights up to a victory.'),
  },
  'winner-missing': {
    clauses: ['I.3'],
    fatal: true,
    wrong: () =>
      text(
        'Победителя нет ни по записям, ни в протоколе.',
        'There is no winner, by the entries or as written.',
      ),
    accepted: () => text('Укажите, кто победил.', 'Say who won.'),
  },
  winner: {
    clauses: ['I.3'],
    wrong: (p) => {
      const winner = winnerName(String(p.said));
      return text(`Записана ${winner.ru}.`, `Written: ${winner.en}.`);
    },
    accepted: (p) => {
      const winner = winnerName(String(p.due));
      return text(`По ходу игры — ${winner.ru}.`, `By the course of the game: ${winner.en}.`);
    },
  },
  /** The rules refuse an entry for a reason not foreseen here. */
  refused: {
    clauses: ['I.2'],
    wrong: (p) => text(String(p.ru), String(p.en)),
    accepted: leaveOut,
  },
} satisfies Record<string, Kind>;

export type FindingCode = keyof typeof kinds;

export interface Finding {
  code: FindingCode;
  /** Where in what was typed: `days.1.votes.0.hands.2`. */
  field: string;
  place: Text;
  clauses: string[];
  /** What is wrong. */
  text: Text;
  /** What would be accepted. */
  accepted: Text;
  /** Cannot be entered even if it did happen so. */
  fatal: boolean;
}

export function finding(code: FindingCode, field: string, params: Params, clauses?: string[]): Finding {
  const kind: Kind = kinds[code];
  return {
    code,
    field,
    place: placeOf(field),
    clauses: clauses ?? kind.clauses.map((clause) => `vavt-cup-2017:${clause}`),
    text: kind.wrong(params),
    accepted: kind.accepted(params),
    fatal: kind.fatal ?? false,
  };
}

const PARTS: Record<string, Text> = {
  first: text('кто открывал', 'the opener'),
  nominations: text('выставленные', 'nominations'),
  votes: text('голосование', 'the vote'),
  question: text('вопрос', 'the question'),
  left: text('кто ушёл', 'who left'),
  shots: text('выстрелы', 'shots'),
  target: text('цель', 'the target'),
  heal: text('доктор', 'the doctor'),
  don: text('дон', 'the don'),
  sheriff: text('шериф', 'the sheriff'),
  killed: text('кто убит', 'who was killed'),
};

const WHOLE: Record<string, Text> = {
  seats: text('Места и роли', 'Seats and roles'),
  fouls: text('Фолы', 'Fouls'),
  removals: text('Исключения', 'Removals'),
  bestMove: text('Лучший ход', 'The best move'),
  colours: text('Цвета', 'Colours'),
  points: text('Доп. баллы', 'Extra points'),
  winner: text('Победитель', 'The winner'),
  date: text('Дата', 'The date'),
  startedAt: text('Начало', 'The start'),
};

/** `days.1.votes.0.hands.2` → «День 2, голосование, круг 1». */
export function placeOf(field: string): Text {
  const [whole = '', index, part = '', round] = field.split('.');
  if (whole === 'days' || whole === 'nights') {
    const n = Number(index) + 1;
    const block = whole === 'days' ? text(`День ${n}`, `Day ${n}`) : text(`Ночь ${n}`, `Night ${n}`);
    const said = PARTS[part];
    const more =
      part === 'votes' && round !== undefined
        ? text(`, круг ${Number(round) + 1}`, `, round ${Number(round) + 1}`)
        : text('', '');
    return said ? text(`${block.ru}, ${said.ru}${more.ru}`, `${block.en}, ${said.en}${more.en}`) : block;
  }
  const said = WHOLE[whole] ?? text('Протокол', 'The protocol');
  return whole === 'seats' && /^\d+$/.test(index ?? '')
    ? text(`Место ${Number(index) + 1}`, `Seat ${Number(index) + 1}`)
    : said;
}
