/**
 * The clauses of the regulation, by id, each in the product's own words, with the file that carries it. I are the basic
 * rules. The first night prints 2.5 (the day) after 2.6 (the Doctor); 5.4 stands twice: 5.4a is the Doctor, 5.4b the Don.
 * V are the violations in their order, V.total the sentence below them.
 */
import type { Clause } from '../../engine/contract.js';

export const clauses = {
  'vavt-cup-2017:I.1': {
    kind: 'executed',
    code: 'rulebooks/table/deal.ts',
    summary: {
      ru: 'Играют десять человек: семь красных, среди них шериф и доктор, и трое чёрных, среди них дон. Стороны делит случай.',
      en: 'Ten play: seven red, a sheriff and a doctor among them, and three black with a don. Chance makes the sides.',
    },
  },
  'vavt-cup-2017:I.2': {
    kind: 'executed',
    code: 'rulebooks/table/turn.ts',
    summary: {
      ru: 'Партию ведёт судья: он один делает записи в протокол.',
      en: 'The judge leads the game: only the judge makes entries in the protocol.',
    },
  },
  'vavt-cup-2017:I.3': {
    kind: 'executed',
    code: 'rulebooks/table/victory.ts',
    summary: {
      ru: 'День сменяется ночью. Красные побеждают, когда чёрных не осталось; чёрные — когда их за столом столько же, сколько красных. Проверяется при каждом уходе.',
      en: 'Day follows night. Red wins when no black is left; black wins when it equals red at the table. It is tested at each departure.',
    },
  },
  'vavt-cup-2017:1.1': {
    kind: 'executed',
    code: 'rulebooks/table/deal.ts',
    summary: { ru: 'Места за столом раздаёт жребий.', en: 'Seats at the table are given by lot.' },
  },
  'vavt-cup-2017:1.2': {
    kind: 'executed',
    code: 'rulebooks/table/phrases.ts',
    summary: {
      ru: 'Судья представляет игроков и объявляет ночь.',
      en: 'The judge introduces the players and announces the night.',
    },
  },
  'vavt-cup-2017:1.3': {
    kind: 'executed',
    code: 'rulebooks/table/deal.ts',
    summary: { ru: 'Карты тянут по очереди и тайно.', en: 'Cards are drawn in turn and in secret.' },
  },
  'vavt-cup-2017:2.1': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'В первую ночь чёрные минуту знакомятся; дон называет себя. Вместе они открывают глаза только сейчас.',
      en: 'In the first night black gets acquainted for a minute; the don shows himself.',
    },
  },
  'vavt-cup-2017:2.2': {
    kind: 'executed',
    code: 'rulebooks/table/phrases.ts',
    summary: { ru: 'Чёрные засыпают.', en: 'Black falls asleep.' },
  },
  'vavt-cup-2017:2.3': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Дон показывается судье; искать шерифа он будет в следующие ночи, по 10 секунд.',
      en: 'The don shows himself to the judge; from later nights on he looks for the sheriff, 10 seconds each.',
    },
  },
  'vavt-cup-2017:2.4': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Шериф показывается судье; проверять он будет в следующие ночи, по 10 секунд.',
      en: 'The sheriff shows himself to the judge; he checks from later nights on, 10 seconds each.',
    },
  },
  'vavt-cup-2017:2.6': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Доктор показывается судье; в следующие ночи он лечит одного, себя — один раз за игру.',
      en: 'The doctor shows himself to the judge; in later nights he heals one player, himself once a game.',
    },
  },
  'vavt-cup-2017:2.5': {
    kind: 'executed',
    code: 'rulebooks/table/day.ts',
    summary: { ru: 'Судья объявляет день.', en: 'The judge announces the day.' },
  },
  'vavt-cup-2017:3.1': {
    kind: 'executed',
    code: 'rulebooks/table/day.ts',
    summary: { ru: 'Днём каждому даётся минута.', en: 'In the day each gets a minute.' },
  },
  'vavt-cup-2017:3.2': {
    kind: 'executed',
    code: 'rulebooks/table/day.ts',
    summary: {
      ru: 'Говорят по кругу; в первый день начинает первое место, дальше — следующее живое за прошлым начинавшим.',
      en: 'They speak round the table; seat 1 opens day one, then the next living seat after the previous opener.',
    },
  },
  'vavt-cup-2017:3.3': {
    kind: 'informative',
    code: 'rulebooks/table/day.ts',
    summary: { ru: 'Обращаться можно по имени или номеру.', en: 'Players are addressed by name or number.' },
  },
  'vavt-cup-2017:3.4': {
    kind: 'executed',
    code: 'rulebooks/table/views.ts',
    summary: {
      ru: 'Судью спрашивают только о выставленных: список всегда виден.',
      en: 'The judge is asked only for the nominees: their list is always shown.',
    },
  },
  'vavt-cup-2017:3.5': {
    kind: 'executed',
    code: 'rulebooks/table/day.ts',
    summary: { ru: 'Речь кончается словом «спасибо» или «пас».', en: 'A speech ends with thanks or pass.' },
  },
  'vavt-cup-2017:4.1': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'После обсуждения голосуют, и только за выставленных в этот день.',
      en: 'After the discussion there is a vote among the nominees of the day only.',
    },
  },
  'vavt-cup-2017:4.2': {
    kind: 'executed',
    code: 'rulebooks/table/nominations.ts',
    summary: {
      ru: 'Выставляют в свою минуту; судья отвечает, принято ли.',
      en: 'One nominates in one’s own minute; the judge answers whether it is accepted.',
    },
  },
  'vavt-cup-2017:4.3': {
    kind: 'executed',
    code: 'rulebooks/table/nominations.ts',
    summary: {
      ru: 'Принимается первое названное место; отозвать его нельзя.',
      en: 'The first seat named is taken and cannot be withdrawn.',
    },
  },
  'vavt-cup-2017:4.4': {
    kind: 'executed',
    code: 'rulebooks/table/nominations.ts',
    summary: { ru: 'Один игрок за день выставляет одного.', en: 'A player nominates one a day.' },
  },
  'vavt-cup-2017:4.5': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'Кандидаты голосуются в порядке выставления.',
      en: 'Candidates are voted on in the order of nomination.',
    },
  },
  'vavt-cup-2017:4.6': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'Руку поднимают сразу после имени кандидата и держат до «спасибо».',
      en: 'A hand goes up at once after the candidate is named and stays till the thanks.',
    },
  },
  'vavt-cup-2017:4.7': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'Рука остаётся поднятой, пока судья считает; поданный голос не пропадает.',
      en: 'A hand stays up while the judge counts; a vote given is not lost.',
    },
  },
  'vavt-cup-2017:4.8': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: { ru: 'У каждого один голос в голосовании.', en: 'Each has one vote in a vote.' },
  },
  'vavt-cup-2017:4.9': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'Промолчавшие руки идут последнему из выставленных.',
      en: 'Silent hands fall to the last nominee.',
    },
  },
  'vavt-cup-2017:4.10': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: {
      ru: 'В первый день единственного кандидата не голосуют; потом голосуют любое число.',
      en: 'On day one a single candidate is not voted on; later any number is.',
    },
  },
  'vavt-cup-2017:4.11': {
    kind: 'executed',
    code: 'rulebooks/table/vote.ts',
    summary: { ru: 'Набравший больше всех уходит.', en: 'Whoever has most votes leaves.' },
  },
  'vavt-cup-2017:4.12': {
    kind: 'executed',
    code: 'rulebooks/table/tie.ts',
    summary: {
      ru: 'При равенстве лидерам по 30 секунд и новое голосование между ними; если они опять равны — вопрос, уходят ли все. Нужно больше половины.',
      en: 'On a tie the leaders get 30 seconds each and are voted on again; if equal again, the question is whether all leave. More than half is needed.',
    },
  },
  'vavt-cup-2017:4.13': {
    kind: 'executed',
    code: 'rulebooks/table/leaving.ts',
    summary: {
      ru: 'Роль ушедшего не открывают; у него есть минута последнего слова.',
      en: 'The role of who left stays closed; he has a minute for a last word.',
    },
  },
  'vavt-cup-2017:5.1': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: { ru: 'После дня наступает ночь.', en: 'Night follows the day.' },
  },
  'vavt-cup-2017:5.2': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: { ru: 'Со второй ночи мафия стреляет.', en: 'From the second night on the mafia shoots.' },
  },
  'vavt-cup-2017:5.3': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: { ru: 'Чёрные за минуту выбирают одну цель.', en: 'Black chooses one target within a minute.' },
  },
  'vavt-cup-2017:5.4a': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Доктор называет, кого лечит: угаданная жертва остаётся в игре.',
      en: 'The doctor says whom he heals: a victim guessed stays in the game.',
    },
  },
  'vavt-cup-2017:5.4b': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Дон называет место и узнаёт, шериф ли там.',
      en: 'The don names a seat and learns whether it is the sheriff.',
    },
  },
  'vavt-cup-2017:5.5': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'Шериф называет место и узнаёт, чёрный ли там.',
      en: 'The sheriff names a seat and learns whether it is black.',
    },
  },
  'vavt-cup-2017:5.6': {
    kind: 'executed',
    code: 'rulebooks/table/night.ts',
    summary: {
      ru: 'За ночь у дона и шерифа по одной проверке, 10 секунд.',
      en: 'The don and the sheriff have one check a night, 10 seconds.',
    },
  },
  'vavt-cup-2017:5.7': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Ночью сидят тихо, опустив голову: иначе фол.',
      en: 'At night players sit still with the head down, or get a foul.',
    },
  },
  'vavt-cup-2017:6.1': {
    kind: 'executed',
    code: 'rulebooks/table/day.ts',
    summary: { ru: 'Дни и ночи сменяются до победы.', en: 'Days and nights alternate until a side wins.' },
  },
  'vavt-cup-2017:V.1': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: клятва.', en: 'A foul: an oath.' },
  },
  'vavt-cup-2017:V.2': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: пари.', en: 'A foul: a wager.' },
  },
  'vavt-cup-2017:V.3': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Фол: умышленное подглядывание и неигровые сведения.',
      en: 'A foul: peeking on purpose and knowledge from outside.',
    },
  },
  'vavt-cup-2017:V.4': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: подсказка из зала.', en: 'A foul: a hint from the audience.' },
  },
  'vavt-cup-2017:V.5': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: оскорбление или мат.', en: 'A foul: an insult or foul language.' },
  },
  'vavt-cup-2017:V.6': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Фол: ночной знак дону или шерифу.',
      en: 'A foul: a night sign to the don or the sheriff.',
    },
  },
  'vavt-cup-2017:V.7': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: невольное подглядывание ночью.', en: 'A foul: an unintended look at night.' },
  },
  'vavt-cup-2017:V.8': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: прикосновение ночью.', en: 'A foul: a touch at night.' },
  },
  'vavt-cup-2017:V.9': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Фол: уход из-за стола без разрешения.',
      en: 'A foul: leaving the table without permission.',
    },
  },
  'vavt-cup-2017:V.10': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Фол: стук по столу, неэтичность, спор с судьёй.',
      en: 'A foul: knocking, unethical conduct, arguing with the judge.',
    },
  },
  'vavt-cup-2017:V.11': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: отвлекающие жесты.', en: 'A foul: distracting gestures.' },
  },
  'vavt-cup-2017:V.12': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: речь в чужую минуту.', en: 'A foul: speaking in another’s minute.' },
  },
  'vavt-cup-2017:V.13': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: жесты и призывы при голосовании.', en: 'A foul: gestures and calls during a vote.' },
  },
  'vavt-cup-2017:V.14': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: { ru: 'Фол: «честно», религия, Бог.', en: 'A foul: “honestly”, religion, God.' },
  },
  'vavt-cup-2017:V.15': {
    kind: 'executed',
    code: 'rulebooks/table/violations.ts',
    summary: {
      ru: 'Фол: крик или рыдания во время речи.',
      en: 'A foul: shouting or sobbing during a speech.',
    },
  },
  'vavt-cup-2017:V.total': {
    kind: 'executed',
    code: 'rulebooks/table/fouls.ts',
    summary: {
      ru: 'Каждое нарушение — один фол; третий выводит из игры.',
      en: 'Each violation is one foul; the third puts one out.',
    },
  },
} as const satisfies Record<string, Clause>;

export type ClauseId = keyof typeof clauses;
