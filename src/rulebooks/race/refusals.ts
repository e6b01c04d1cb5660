/** Why a command of a season is not accepted, in both languages: what is wrong and what would be accepted. */
import type { Lang, Refusal, Text } from '../../engine/contract.js';
import { refusalSpeaker } from '../../engine/refusals.js';
import { type Vocabulary, type Words, wordsOf } from './texts/words.js';

type Params = Record<string, string | number>;
type Both = Record<Lang, Words>;

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const texts = {
  // Seats and the season
  'organiser-only': () => ({
    ru: 'Это делает только организатор.',
    en: 'Only the organiser may do this.',
  }),
  'boss-only': (_, w) => ({
    ru: `Это делают только ${w.ru.head} ${w.ru.ofSide} и его ${w.ru.deputy}.`,
    en: `Only the ${w.en.head} ${w.en.ofSide} and his ${w.en.deputy} may do this.`,
  }),
  'other-clan': (p, w) => ({
    ru: `Это дело ${w.ru.ofSide} №${p.clan}: решает его ${w.ru.head} или ${w.ru.deputy}.`,
    en: `This concerns ${w.en.side} ${p.clan}: its ${w.en.head} or ${w.en.deputy} decides.`,
  }),
  'system-only': () => ({
    ru: 'Это происходит само в назначенный срок.',
    en: 'This happens by itself at its time.',
  }),
  'already-started': () => ({ ru: 'Сезон уже начат.', en: 'The season has already started.' }),
  'not-running': (p) => ({
    ru: p.phase === 'ended' ? 'Сезон окончен.' : 'Сезон ещё не начат: организатор нажимает «Начать сезон».',
    en:
      p.phase === 'ended'
        ? 'The season is over.'
        : 'The season has not started: the organiser presses “Start the season”.',
  }),
  'module-off': () => ({
    ru: 'В этом сезоне такого нет: его пакет этого раздела не включает.',
    en: 'This season has no such thing: its pack leaves that module out.',
  }),
  'no-such-clan': (p, w) => ({
    ru: `Нет ${w.ru.ofSide} №${p.clan}.`,
    en: `There is no ${w.en.side} ${p.clan}.`,
  }),
  'no-such-person': () => ({
    ru: 'У этого человека нет места в сезоне.',
    en: 'This person has no seat in the season.',
  }),
  'appointments-over': (p) => ({
    ru: `Срок назначений и предложений прошёл: ${p.until}.`,
    en: `The time for appointments and offers is over: ${p.until}.`,
  }),
  'no-such-ruling': (p) => ({ ru: `Нет решения «${p.ruling}».`, en: `There is no ruling “${p.ruling}”.` }),
  'no-such-value': (p) => ({
    ru: `У решения «${p.ruling}» есть значения: ${p.values}.`,
    en: `Ruling “${p.ruling}” takes: ${p.values}.`,
  }),
  'bad-mark': (p, w) => ({
    ru: {
      cell: `На поле клетки с 1 по ${p.size}.`,
      by: `Перемещение уводит с поля: нужна клетка от 1 до ${p.size}.`,
      chain: 'Перемещение ведёт на клетку с другим перемещением: выберите другое число.',
      offer: 'В этом сезоне нет такого предложения.',
      side: `Это предложение делает другой ${w.ru.side}.`,
      to: `На поле клетки с 1 по ${p.size}.`,
      module: 'В этом сезоне таких клеток нет.',
    }[p.fault as string]!,
    en: {
      cell: `The field has cells 1 to ${p.size}.`,
      by: `The jump leaves the field: it must end between 1 and ${p.size}.`,
      chain: 'The jump ends on another jump: choose another number.',
      offer: 'This season has no such offer.',
      side: `Another ${w.en.side} makes this offer.`,
      to: `The field has cells 1 to ${p.size}.`,
      module: 'This season has no such cells.',
    }[p.fault as string]!,
  }),
  'bad-date': (p) => ({
    ru: `Дата должна быть между ${p.after} и ${p.before}.`,
    en: `The date must lie between ${p.after} and ${p.before}.`,
  }),
  'game-played': (p) => ({ ru: `Игра ${p.game} уже сыграна.`, en: `Game ${p.game} has been played.` }),

  'already-dealt': () => ({ ru: 'Команды уже розданы.', en: 'The teams have been dealt.' }),
  'not-dealt': () => ({
    ru: 'Сначала раздайте команды по таблице прошлого сезона.',
    en: 'First deal the teams by the table of the season before.',
  }),
  'place-twice': (p) => ({
    ru: `Место ${p.place} названо дважды: расставьте команды по порядку.`,
    en: `Place ${p.place} is named twice: put the teams in an order.`,
  }),

  // The game day
  'no-such-game': (p) => ({ ru: `В сезоне нет игры ${p.game}.`, en: `The season has no game ${p.game}.` }),
  'other-game-next': (p) => ({
    ru: `Сейчас ждём результаты игры ${p.next}.`,
    en: `The results of game ${p.next} are expected now.`,
  }),
  'day-open': (p) => ({
    ru: `Игра ${p.game} остановилась на вопросе: ответьте на него.`,
    en: `Game ${p.game} has stopped at a question: answer it first.`,
  }),
  'too-early': (p) => ({
    ru: `Игра ${p.game} начинается ${p.startsAt}: результаты вводят после неё.`,
    en: `Game ${p.game} starts at ${p.startsAt}: results come after it.`,
  }),
  'team-twice': (p) => ({
    ru: `Команда «${p.team}» встречается дважды.`,
    en: `Team “${p.team}” stands twice.`,
  }),
  'creative-unknown': (p) => ({
    ru: `Победителя творческого конкурса «${p.team}» нет в таблице.`,
    en: `“${p.team}”, winner of the creative contest, is not in the table.`,
  }),
  'nobody-competes': () => ({
    ru: 'В таблице нет ни одной команды с местом.',
    en: 'No team in the table has a place.',
  }),
  'no-such-ask': () => ({
    ru: 'Такого вопроса нет или на него уже ответили.',
    en: 'There is no such question, or it has been answered.',
  }),
  'bad-answer': (p) => ({
    ru: `Ответ должен ${p.ties ? 'расставить' : 'расставить без равенств'} или выбрать из: ${p.items}.`,
    en: `The answer must order ${p.ties ? '' : '(without ties) '}or choose from: ${p.items}.`,
  }),
  'not-resolved': (p) => ({
    ru: `Игра ${p.game} ещё не рассчитана.`,
    en: `Game ${p.game} has not been resolved yet.`,
  }),

  // Territory
  'window-not-open': (p, w) => ({
    ru: `Ваш ${w.ru.side} красит с ${p.opensAt}.`,
    en: `Your ${w.en.side} may paint from ${p.opensAt}.`,
  }),
  'window-night': (p) => ({
    ru: `Ночью не красят: с ${p.opensAt}.`,
    en: `No painting at night: from ${p.opensAt}.`,
  }),
  'window-closed': (p) => ({
    ru: `Покраска после игры ${p.game} закрыта ${p.closesAt}.`,
    en: `Painting after game ${p.game} closed at ${p.closesAt}.`,
  }),
  'no-painting': () => ({
    ru: 'После последней игры не красят.',
    en: 'There is no painting after the last game.',
  }),
  'nothing-to-paint': () => ({ ru: 'Не выбрано ни одной клетки.', en: 'No cell was chosen.' }),
  'too-many-cells': (p) => ({
    ru: `Осталось клеток под покраску: ${p.left} из ${p.allowed}.`,
    en: `Cells left to paint: ${p.left} of ${p.allowed}.`,
  }),
  'cell-off-board': (p) => ({
    ru: `На поле клетки с 1 по ${p.size}.`,
    en: `The field has cells 1 to ${p.size}.`,
  }),
  'cell-twice': (p) => ({ ru: `Клетка ${p.cell} указана дважды.`, en: `Cell ${p.cell} is named twice.` }),
  'cell-own': (p) => ({
    ru: `Клетка ${p.cell} уже вашего цвета.`,
    en: `Cell ${p.cell} already wears your colour.`,
  }),
  'cell-taken': (p, w) => ({
    ru: `Клетку ${p.cell} уже закрасил ${w.ru.side} №${p.clan}. Выберите другую или перекрасьте её за очко.`,
    en: `${capital(w.en.side)} ${p.clan} has painted cell ${p.cell}. Choose another, or paint it over for a point.`,
  }),
  'cell-not-taken': (p) => ({
    ru: `Клетка ${p.cell} свободна: перекрашивать её не нужно, красьте как свободную.`,
    en: `Cell ${p.cell} is free: paint it as a free cell.`,
  }),
  'cell-not-free': (p) => ({
    ru: `Клетка ${p.cell} с меткой: по принятому решению красят только свободные клетки из п. 3.1.`,
    en: `Cell ${p.cell} has a mark: by the ruling in force only the free cells of 3.1 are painted.`,
  }),

  // Emigrants
  'auction-closed': (p) => ({
    ru: `Торги закрыты ${p.closesAt}.`,
    en: `The auction closed at ${p.closesAt}.`,
  }),
  'no-auction': () => ({
    ru: 'Перед первой игрой торгов нет.',
    en: 'There is no auction before the first game.',
  }),
  'no-such-lot': () => ({ ru: 'Такого лота нет.', en: 'There is no such lot.' }),
  'lot-closed': () => ({ ru: 'Торги по этому лоту закрыты.', en: 'This lot is closed.' }),
  'bid-too-low': (p) => ({
    ru: `Нужно не меньше ${p.least} кл.`,
    en: `At least ${p.least} cells are needed.`,
  }),
  'bid-too-high': (p, w) => ({
    ru: `Свободных от других ставок клеток у ${w.ru.ofSide}: ${p.free}.`,
    en: `Cells ${w.en.ofSide} not pledged elsewhere: ${p.free}.`,
  }),

  // Offers
  'no-such-offer': () => ({ ru: 'Такого предложения нет.', en: 'There is no such offer.' }),
  'offer-settled': () => ({
    ru: 'По этому предложению решение уже принято.',
    en: 'This offer has been settled.',
  }),
  'offer-other-kind': (p) => ({
    ru: `Это действие не для предложения на клетке ${p.cell}.`,
    en: `This action does not belong to the offer on cell ${p.cell}.`,
  }),
  'nothing-to-give': (_, w) => ({
    ru: `${capital(w.ru.inSide)} нет эмигрантов, отдавать некого.`,
    en: `${capital(w.en.inSide)} has no emigrants to give.`,
  }),
  'captive-named': (p) => ({ ru: `В плену уже команда «${p.team}».`, en: `The captive is “${p.team}”.` }),
  'captive-not-named': () => ({ ru: 'Сначала назовите команду.', en: 'Name the team first.' }),
  'captive-other-team': (p, w) => ({
    ru: `Назовите команду пленённого ${w.ru.ofSide}: ${p.teams}.`,
    en: `Name a team of the captive ${w.en.side}: ${p.teams}.`,
  }),
  'captive-time': (p) => ({
    ru: `Торги должны закончиться после этой минуты и не позже ${p.until}.`,
    en: `The auction must end after now and not later than ${p.until}.`,
  }),
  'captive-already-open': () => ({ ru: 'Торги уже назначены.', en: 'The auction has already been set.' }),
  'captive-not-open': () => ({ ru: 'Торги не идут.', en: 'The auction is not open.' }),
  'captive-own': (_, w) => ({
    ru: `Пленённый ${w.ru.side} и хозяин торгов ставок не делают.`,
    en: `Neither the captive ${w.en.side} nor the seller bids.`,
  }),
  'captive-nothing-due': () => ({ ru: 'Клетки выбирать не за что.', en: 'There are no cells to be chosen.' }),
  'captive-cells': (p, w) => ({
    ru: `Нужно выбрать ровно ${p.count} кл. ${w.ru.ofSide} №${p.clan}.`,
    en: `Choose exactly ${p.count} cells of ${w.en.side} ${p.clan}.`,
  }),

  // Choices and letters
  'no-such-choice-owed': () => ({ ru: 'Такого выбора сейчас нет.', en: 'There is no such choice now.' }),
  'choice-made': () => ({ ru: 'Этот выбор уже сделан.', en: 'This choice has been made.' }),
  'choice-late': (p) => ({
    ru: `Выбор делают до начала следующей игры: ${p.until}.`,
    en: `The choice is due before the next game: ${p.until}.`,
  }),
  'bad-option': (p) => ({ ru: `Можно выбрать: ${p.options}.`, en: `The options are: ${p.options}.` }),
  'no-letters': (p) => ({
    ru: `Письма пишут перед играми: ${p.games}.`,
    en: `Letters are sent before games: ${p.games}.`,
  }),
  'letters-closed': (p) => ({
    ru: `Письма перед игрой ${p.game} принимались до ${p.until}.`,
    en: `Letters before game ${p.game} were taken until ${p.until}.`,
  }),
  'letter-self': (_, w) => ({
    ru: `Назовите другой ${w.ru.side}, не свой.`,
    en: `Name another ${w.en.side}, not your own.`,
  }),
  'letter-same': () => ({
    ru: 'Союзник и тот, против кого сговор, должны быть разными.',
    en: 'The ally and the target must differ.',
  }),

  // Council
  'councillor-only': (_, w) => ({
    ru: `Голосуют только ${w.ru.councillors.toLowerCase()}, по одному от команды.`,
    en: `Only ${w.en.toCouncillors} vote, one for each team.`,
  }),
  'no-such-question': () => ({ ru: 'Такого вопроса нет.', en: 'There is no such question.' }),
  'question-stage': (p) => ({
    ru: `Вопрос сейчас не в той стадии (${p.stage}).`,
    en: `The question is at another stage (${p.stage}).`,
  }),
  'vote-time': () => ({
    ru: 'Конец голосования должен быть в будущем.',
    en: 'The vote must end in the future.',
  }),
  'vote-closed': () => ({ ru: 'Голосование закончено.', en: 'The vote is over.' }),
  'no-such-choice': (p) => ({ ru: `Варианты с 1 по ${p.count}.`, en: `Choices 1 to ${p.count}.` }),
  'ruling-values': (p) => ({
    ru: `Каждому варианту нужно значение решения, всего ${p.count}.`,
    en: `Each choice needs a value of the ruling, ${p.count} in all.`,
  }),
  'seat-only': (_, w) => ({
    ru: `Писать ${w.ru.toCouncillors} могут участники ${w.ru.ofSides}.`,
    en: `Members of ${w.en.ofSides} may write to ${w.en.toCouncillors}.`,
  }),

  // Decrees
  'no-such-team': (p) => ({
    ru: `Команды «${p.team}» в сезоне нет.`,
    en: `The season has no team “${p.team}”.`,
  }),
  'team-needs-clan': (_, w) => ({
    ru: `Команда, разданная по местам, всегда ${w.ru.inSomeSide}.`,
    en: `A dealt team always belongs ${w.en.inSomeSide}.`,
  }),
} satisfies Record<string, (params: Params, words: Both) => Text>;

export type RefusalCode = keyof typeof texts;

/** Says the refusals of a rulebook, and the engine's, in both languages. */
export function refusalsIn(vocabulary: Vocabulary): (refusal: Refusal) => Text {
  const words = { ru: wordsOf(vocabulary, 'ru'), en: wordsOf(vocabulary, 'en') };
  const said = Object.entries(texts as Record<string, (params: Params, words: Both) => Text>).map(
    ([code, say]) => [code, (params: Params) => say(params, words)] as const,
  );
  return refusalSpeaker(Object.fromEntries(said));
}
