/**
 * Why a command is not accepted, in both languages: what is wrong and what would be accepted. None of these texts, nor the
 * choice among them, tells a player anything he may not know: they follow from his own seat and from what everybody sees.
 */
import type { Text } from '../../engine/contract.js';
import { refusalSpeaker } from '../../engine/refusals.js';

type Params = Record<string, string | number>;

const texts = {
  // Who and when
  'master-only': () => ({ ru: 'Это делает только ведущий.', en: 'Only the master may do this.' }),
  'system-only': () => ({
    ru: 'Это происходит само в назначенный срок.',
    en: 'This happens by itself at its time.',
  }),
  'players-only': () => ({ ru: 'Это делают только игроки.', en: 'Only players may do this.' }),
  'out-of-game': () => ({ ru: 'Вы выбыли из игры.', en: 'You are out of the game.' }),
  'wrong-phase': (p) => ({
    ru: {
      signup: 'Идёт запись: сначала раздают карту и роли.',
      dealt: 'Роли розданы: сначала ведущий расставит игроков по комнатам.',
      regroup: 'Мафия перегруппировывается: ходы ещё не начались.',
      running: 'Игра уже идёт.',
      ended: 'Игра окончена.',
    }[p.phase as string]!,
    en: {
      signup: 'Sign-up is on: the map and the roles come first.',
      dealt: 'The roles are dealt: the master must place the players first.',
      regroup: 'Mafia is regrouping: the turns have not begun.',
      running: 'The game is already running.',
      ended: 'The game is over.',
    }[p.phase as string]!,
  }),
  'no-turn': () => ({ ru: 'Сейчас нет открытого хода.', en: 'No turn is open now.' }),
  'other-turn': (p) => ({ ru: `Сейчас идёт ход ${p.turn}.`, en: `This is turn ${p.turn}.` }),
  'deadline-over': (p) => ({
    ru: `Дедлайн хода ${p.turn} прошёл: ${p.deadline}.`,
    en: `The deadline of turn ${p.turn} is over: ${p.deadline}.`,
  }),
  paused: (p) => ({
    ru: `Ход ${p.turn} на паузе: ведущий назначит новый дедлайн.`,
    en: `Turn ${p.turn} is paused: the master will set a new deadline.`,
  }),
  'turn-not-over': (p) => ({
    ru: `Ход ${p.turn} ещё не рассчитан.`,
    en: `Turn ${p.turn} has not been resolved yet.`,
  }),
  'turn-not-closed': (p) => ({
    ru: `Ход ${p.turn} открыт до ${p.deadline}: рассчитать его можно после дедлайна.`,
    en: `Turn ${p.turn} is open until ${p.deadline}: it is resolved after the deadline.`,
  }),
  'bad-moment': (p) => ({ ru: `Нужно время позже ${p.after}.`, en: `A time after ${p.after} is needed.` }),
  'bad-date': (p) => ({
    ru: `Нужны даты по порядку, с дедлайном позже ${p.after}.`,
    en: `Dates must be in order, with a deadline after ${p.after}.`,
  }),

  // Sign-up and start
  'signup-over': () => ({ ru: 'Запись закрыта: роли розданы.', en: 'Sign-up is over: the roles are dealt.' }),
  'already-joined': () => ({ ru: 'Этот человек уже записан.', en: 'This person has already signed up.' }),
  'nick-taken': (p) => ({ ru: `Ник «${p.nick}» занят.`, en: `Nickname “${p.nick}” is taken.` }),
  'too-many': (p) => ({ ru: `Мест в игре ${p.count}.`, en: `The game has ${p.count} seats.` }),
  'bad-map': () => ({
    ru: 'На карте каждая из двенадцати комнат — один раз.',
    en: 'Each of the twelve rooms stands on the map once.',
  }),
  'bad-roles': (p) => ({
    ru: `Нужна роль для каждого из ${p.count} игроков.`,
    en: `A role is needed for each of the ${p.count} players.`,
  }),
  'too-few': (p) => ({
    ru: `Десяти ролям нужно не меньше десяти игроков, записалось ${p.count}: укажите состав.`,
    en: `The ten roles need at least ten players, there are ${p.count}: give a composition.`,
  }),
  'map-first': () => ({ ru: 'Сначала раздайте карту.', en: 'Deal the map first.' }),
  'mafia-only': () => ({ ru: 'Это делает только мафия.', en: 'Only mafia may do this.' }),

  // The move
  'empty-move': () => ({
    ru: 'В сообщении нет ни одной части хода.',
    en: 'There is no part of a move in this.',
  }),
  'part-sent': (p) => ({
    ru: `Эта часть хода уже отправлена ${p.at}; изменить её нельзя.`,
    en: `This part of the move was sent at ${p.at}; it cannot be changed.`,
  }),
  'no-such-player': (p) => ({ ru: `В игре нет игрока ${p.player}.`, en: `There is no player ${p.player}.` }),
  'target-out': (p) => ({
    ru: `${p.nick} уже выбыл: выберите того, кто в игре.`,
    en: `${p.nick} is out: choose somebody in the game.`,
  }),
  'vote-invalid': () => ({
    ru: 'Такой голос будет засчитан против вас самих.',
    en: 'Such a vote would count against yourself.',
  }),
  'no-such-ability': () => ({ ru: 'У вас нет такой способности.', en: 'You have no such ability.' }),
  'ability-used': () => ({
    ru: 'Эта способность — раз за игру, и она потрачена.',
    en: 'This ability works once a game, and it is used.',
  }),
  'ability-lost': () => ({ ru: 'Этой способности у вас больше нет.', en: 'You have lost this ability.' }),
  'ability-twice': () => ({ ru: 'Одна способность — один раз за ход.', en: 'One ability, once a turn.' }),
  'one-active': (p) => ({
    ru: p.limit === 1 ? 'За ход — одна АС.' : `За ход — не больше ${p.limit} АС.`,
    en: p.limit === 1 ? 'One active ability a turn.' : `At most ${p.limit} active abilities a turn.`,
  }),
  'same-target': (p) => ({
    ru: `${p.nick} был целью в прошлый ход: два хода подряд нельзя.`,
    en: `${p.nick} was the target last turn: not two turns in a row.`,
  }),
  'mate-apart': (p) => ({
    ru: `${p.nick} — ваш сокомандник, и он не в вашей комнате.`,
    en: `${p.nick} is your teammate and not in your room.`,
  }),
  'mates-only': () => ({ ru: 'Только на сокомандника.', en: 'Teammates only.' }),
  'not-self': () => ({ ru: 'Не на себя.', en: 'Not on yourself.' }),
  'two-different': () => ({ ru: 'Нужны двое разных игроков.', en: 'Two different players are needed.' }),
  'swap-repeated': () => ({ ru: 'Эта пара уже обменялась ролями.', en: 'This pair has swapped already.' }),
  'swap-limit': () => ({
    ru: 'Одновременно в игре не больше двух подмен.',
    en: 'At most two swaps at a time.',
  }),
  'not-neighbours': (p) => ({
    ru: `Между комнатами ${p.a} и ${p.b} нет двери.`,
    en: `There is no door between rooms ${p.a} and ${p.b}.`,
  }),
  'doors-different': () => ({ ru: 'Нужны две разные двери.', en: 'Two different doors are needed.' }),
  'acquit-first-turn': () => ({
    ru: '«Не судить» можно только на первом ходу.',
    en: '“Do not judge” is for the first turn only.',
  }),
  'mafkill-taken': (p) => ({
    ru: `Мафкилл этого хода уже исполняет ${p.nick}.`,
    en: `${p.nick} already performs the kill of this turn.`,
  }),
  'not-in-your-room': (p) => ({
    ru: `${p.nick} не в вашей комнате.`,
    en: `${p.nick} is not in your room.`,
  }),
  'no-armour': () => ({ ru: 'У вас нет броника.', en: 'You have no armour.' }),
  'no-such-prize': () => ({
    ru: 'На этот ход у вас нет такого приза.',
    en: 'You have no such prize for this turn.',
  }),

  // Guesses, maps, inheritance
  'guess-from-two': () => ({ ru: 'Угадывать можно со второго хода.', en: 'Guessing starts with turn 2.' }),
  'guess-done': () => ({ ru: 'В этом ходу вы уже угадывали.', en: 'You have guessed this turn.' }),
  'peaceful-only': () => ({ ru: 'Карту присылают мирные.', en: 'The map is for the peaceful to send.' }),
  'claim-done': () => ({ ru: 'В этом ходу вы уже присылали карту.', en: 'You have sent a map this turn.' }),
  'nothing-to-inherit': () => ({
    ru: 'От этого игрока нечего унаследовать: нужен выбывший сокомандник, от которого ещё ничего не взято.',
    en: 'There is nothing to inherit from this player: it takes a teammate who has left and has given nothing yet.',
  }),

  // Words
  'empty-post': () => ({ ru: 'Сообщение пустое.', en: 'The message is empty.' }),
  'anonymous-done': () => ({ ru: 'За ход — одна анонимка.', en: 'One anonymous message a turn.' }),
  'pictures-only': () => ({
    ru: 'В этот ход вам можно писать только картинками, смайликами и гифками: без букв и цифр.',
    en: 'This turn you may post only pictures, emoji and gifs: no letters or digits.',
  }),
  'no-such-post': () => ({ ru: 'Такой записи нет.', en: 'There is no such post.' }),

  // The master
  'no-such-ruling': (p) => ({ ru: `Нет решения «${p.ruling}».`, en: `There is no ruling “${p.ruling}”.` }),
  'no-such-value': (p) => ({
    ru: `У решения «${p.ruling}» есть значения: ${p.values}.`,
    en: `Ruling “${p.ruling}” takes: ${p.values}.`,
  }),
  'no-such-ask': () => ({
    ru: 'Такого вопроса нет или на него уже ответили.',
    en: 'There is no such question, or it has been answered.',
  }),
  'bad-answer': (p) => ({ ru: `Ответ — одно из: ${p.choices}.`, en: `The answer is one of: ${p.choices}.` }),
  'ask-open': () => ({
    ru: 'Расчёт стоит на вопросе: сначала ответьте на него.',
    en: 'The resolution has stopped at a question: answer it first.',
  }),
  'dry-run-first': () => ({
    ru: 'Сначала пробный расчёт: прежний устарел или его не было.',
    en: 'A dry run comes first: there is none, or it is stale.',
  }),
  'already-out': (p) => ({ ru: `${p.nick} уже выбыл.`, en: `${p.nick} is out already.` }),
  'already-in': (p) => ({ ru: `${p.nick} в игре.`, en: `${p.nick} is in the game.` }),
  'no-role': () => ({ ru: 'Роли ещё не розданы.', en: 'The roles are not dealt yet.' }),
  'not-returning': () => ({
    ru: 'Этот человек уже играл в этой игре: вернуться под другим именем нельзя.',
    en: 'This person has played in this game: nobody returns under another name.',
  }),
  'too-late-contest': () => ({
    ru: 'Кто-то уже прислал ход целиком: розыгрыш объявляют раньше.',
    en: 'Somebody has sent a whole move: a contest is announced earlier.',
  }),
  'has-contest': () => ({ ru: 'В этом ходу уже есть розыгрыш.', en: 'This turn has a contest already.' }),
  'no-such-turn': (p) => ({ ru: `Хода ${p.turn} ещё не было.`, en: `There has been no turn ${p.turn}.` }),
  'too-late-immunity': () => ({
    ru: 'Иммунитет называют до первого хода.',
    en: 'Immunity is named before the first turn.',
  }),
} satisfies Record<string, (params: Params) => Text>;

export type RefusalCode = keyof typeof texts;

/** Both languages of a refusal of this rulebook or of the engine. */
export const refusalText = refusalSpeaker(texts);
