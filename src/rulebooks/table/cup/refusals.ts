/** Why a command is not accepted, in both languages: what is wrong and what would be accepted. */
import type { Text } from '../../../engine/contract.js';
import { refusalSpeaker } from '../../../engine/refusals.js';

type Params = Record<string, string | number>;

const texts = {
  // Who and when
  'organiser-only': () => ({ ru: 'Это делает только организатор.', en: 'Only the organiser does this.' }),
  'not-your-table': () => ({
    ru: 'Результат вводит судья этого стола или организатор.',
    en: 'The judge of this table or an organiser enters the result.',
  }),
  'judges-only': () => ({
    ru: 'Результаты проверяют судьи и организаторы.',
    en: 'Judges and organisers verify results.',
  }),
  finished: () => ({
    ru: 'Кубок завершён: исправить запись можно правкой в журнале.',
    en: 'The cup is finished: correct an entry in the log.',
  }),

  // Names
  'no-such-player': (p) => ({ ru: `Игрока «${p.id}» в кубке нет.`, en: `There is no player “${p.id}”.` }),
  'no-such-judge': (p) => ({ ru: `Судьи «${p.id}» в кубке нет.`, en: `There is no judge “${p.id}”.` }),
  'named-twice': (p) => ({ ru: `${p.player} назван дважды.`, en: `${p.player} is named twice.` }),
  'id-taken': (p) => ({
    ru: `Обозначение «${p.id}» уже занято.`,
    en: `The id “${p.id}” is taken already.`,
  }),
  'name-taken': (p) => ({
    ru: `«${p.name}» уже есть: добавьте отличие.`,
    en: `“${p.name}” is there already: add something to tell them apart.`,
  }),
  'person-taken': (p) => ({
    ru: `За записью «${p.name}» человек, который уже записан под другим именем.`,
    en: `The person behind “${p.name}” is already entered under another name.`,
  }),
  'same-player': (p) => ({
    ru: `Это один и тот же игрок: ${p.player}.`,
    en: `It is the same player: ${p.player}.`,
  }),
  'no-such-round': (p) => ({
    ru: `Тура ${p.round} с рассадкой нет; рассажено туров: ${p.rounds}.`,
    en: `Round ${p.round} has no seating; rounds seated: ${p.rounds}.`,
  }),
  'no-such-table': (p) => ({
    ru: `В этом туре столов ${p.tables}.`,
    en: `This round has ${p.tables} tables.`,
  }),
  'no-such-seat': (p) => ({ ru: `За столом мест ${p.seats}.`, en: `The table has ${p.seats} seats.` }),
  'no-such-protest': (p) => ({ ru: `Протеста №${p.protest} нет.`, en: `There is no protest ${p.protest}.` }),
  'no-such-ruling': (p) => ({ ru: `Нет решения «${p.ruling}».`, en: `There is no ruling “${p.ruling}”.` }),
  'no-such-value': (p) => ({ ru: `Возможно: ${p.values}.`, en: `Possible: ${p.values}.` }),

  // Registration
  'to-before-from': (p) => ({
    ru: `Последний тур не раньше ${p.from}.`,
    en: `The last round is not before ${p.from}.`,
  }),
  'not-playing': (p) => ({
    ru: `${p.player} в туре ${p.round} не участвует: снялся, заменён или вступает позже.`,
    en: `${p.player} does not play in round ${p.round}: withdrawn, replaced or entering later.`,
  }),
  'played-already': (p) => ({
    ru: `${p.player} уже сыграл в туре ${p.round}: назовите более поздний тур.`,
    en: `${p.player} has already played in round ${p.round}: name a later one.`,
  }),
  'not-withdrawn': (p) => ({
    ru: `${p.player} в этих турах не снимался.`,
    en: `${p.player} has not withdrawn from these rounds.`,
  }),
  replaced: (p) => ({ ru: `${p.player} уже заменён.`, en: `${p.player} has been replaced already.` }),
  'substitute-taken': (p) => ({
    ru: `${p.player} уже заменяет другого или сам заменён.`,
    en: `${p.player} substitutes somebody already or has been replaced.`,
  }),
  'seated-already': (p) => ({
    ru: `${p.player} уже сидит в туре ${p.round} или позже: освободите его места.`,
    en: `${p.player} has a seat in round ${p.round} or later: free his seats first.`,
  }),

  // Plan and seating
  'no-plan': () => ({
    ru: 'Сначала задайте план: сколько туров, столов и мест.',
    en: 'Make the plan first: how many rounds, tables and seats.',
  }),
  'fewer-rounds': (p) => ({
    ru: `Уже начато туров: ${p.rounds}; меньше быть не может.`,
    en: `${p.rounds} rounds have begun; there cannot be fewer.`,
  }),
  'too-many-starts': (p) => ({ ru: `Туров всего ${p.rounds}.`, en: `There are only ${p.rounds} rounds.` }),
  'too-many-places': (p) => ({ ru: `Столов всего ${p.tables}.`, en: `There are only ${p.tables} tables.` }),
  'too-many-rounds': (p) => ({ ru: `В плане туров ${p.rounds}.`, en: `The plan has ${p.rounds} rounds.` }),
  'too-many-tables': (p) => ({
    ru: `Тур ${p.round}: столов не больше ${p.tables}.`,
    en: `Round ${p.round}: no more than ${p.tables} tables.`,
  }),
  'too-many-seats': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: мест не больше ${p.seats}.`,
    en: `Round ${p.round}, table ${p.table}: no more than ${p.seats} seats.`,
  }),
  gap: (p) => ({
    ru: `Туры рассаживаются подряд: следующий без рассадки — ${p.round}.`,
    en: `Rounds are seated one after another: the next without seats is ${p.round}.`,
  }),
  'round-begun': (p) => ({
    ru: `Начатые туры не меняются; первый неначатый — ${p.round}.`,
    en: `Rounds that have begun do not change; the first that has not is ${p.round}.`,
  }),
  'seated-twice': (p) => ({
    ru: `${p.player} в туре ${p.round} уже сидит.`,
    en: `${p.player} already has a seat in round ${p.round}.`,
  }),
  'leads-twice': (p) => ({
    ru: `${p.judge} в туре ${p.round} уже ведёт стол.`,
    en: `${p.judge} already leads a table in round ${p.round}.`,
  }),
  'breaks-pair': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: ${p.a} и ${p.b} разведены.`,
    en: `Round ${p.round}, table ${p.table}: ${p.a} and ${p.b} are kept apart.`,
  }),
  'breaks-team': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: ${p.a} и ${p.b} из одной команды, а команды разведены.`,
    en: `Round ${p.round}, table ${p.table}: ${p.a} and ${p.b} are of one team, and teams are kept apart.`,
  }),
  'breaks-conflict': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: у судьи ${p.a} конфликт интересов с игроком ${p.b}.`,
    en: `Round ${p.round}, table ${p.table}: judge ${p.a} has a conflict of interest with ${p.b}.`,
  }),
  'breaks-judgePlays': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: судья ${p.a} в этом туре играет сам (${p.b}).`,
    en: `Round ${p.round}, table ${p.table}: judge ${p.a} plays in this round himself (${p.b}).`,
  }),
  'breaks-many': (p) => ({
    ru: `Тур ${p.round}, нарушены запреты: ${p.ru}.`,
    en: `Round ${p.round} goes against rules: ${p.en}.`,
  }),
  'same-seat': () => ({ ru: 'Назовите два разных места.', en: 'Name two different seats.' }),
  'sits-there': () => ({ ru: 'На этом месте и так он.', en: 'The seat is so already.' }),
  'too-few-players': (p) => ({
    ru: `Тур ${p.round}: для стола нужно хотя бы ${p.least} игрока.`,
    en: `Round ${p.round}: a table needs at least ${p.least} players.`,
  }),
  'no-lot': (p) => ({
    ru: `Тур ${p.round}: жребий не смог развести всех, кого просили. Уберите часть запретов или подберите рассадку поиском.`,
    en: `Round ${p.round}: no lot kept everybody apart as asked. Drop some rules or let the search seat them.`,
  }),

  // Rounds and results
  'not-next': (p) => ({ ru: `Следующий тур — ${p.round}.`, en: `The next round is ${p.round}.` }),
  'no-seating': (p) => ({ ru: `У тура ${p.round} нет рассадки.`, en: `Round ${p.round} has no seating.` }),
  'round-open': (p) => ({ ru: `Сначала закройте тур ${p.round}.`, en: `Close round ${p.round} first.` }),
  'few-at-table': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: игроков меньше ${p.least}.`,
    en: `Round ${p.round}, table ${p.table}: fewer than ${p.least} players.`,
  }),
  'seat-empty': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: есть пустое место, нужна замена.`,
    en: `Round ${p.round}, table ${p.table}: a seat is empty, a substitute is needed.`,
  }),
  'no-judges': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: судей нужно ${p.judges}.`,
    en: `Round ${p.round}, table ${p.table}: judges needed: ${p.judges}.`,
  }),
  'round-closed': (p) => ({ ru: `Тур ${p.round} закрыт.`, en: `Round ${p.round} is closed.` }),
  'round-not-playing': (p) => ({
    ru: `Тур ${p.round} не идёт.`,
    en: `Round ${p.round} is not being played.`,
  }),
  'round-not-begun': (p) => ({ ru: `Тур ${p.round} ещё не начат.`, en: `Round ${p.round} has not begun.` }),
  'no-result-yet': (p) => ({
    ru: `Тур ${p.round}: у стола ${p.table} нет результата.`,
    en: `Round ${p.round}: table ${p.table} has no result.`,
  }),
  'game-only': () => ({
    ru: 'Результат отзывает только сама партия, когда её запись исправляют.',
    en: 'Only the game itself takes its result back, when its record is corrected.',
  }),
  'no-result-of-game': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: результата этой партии в кубке нет.`,
    en: `Round ${p.round}, table ${p.table}: the cup has no result of this game.`,
  }),
  'has-result': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: результат уже есть, его можно заменить с указанием причины.`,
    en: `Round ${p.round}, table ${p.table}: there is a result already; it can be replaced with a reason.`,
  }),
  'no-result': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: результата ещё нет.`,
    en: `Round ${p.round}, table ${p.table}: there is no result yet.`,
  }),
  'game-taken': () => ({
    ru: 'Эта партия уже у другого стола или у этого же.',
    en: 'This game is already at a table.',
  }),
  'other-game': () => ({
    ru: 'Результат пришёл из партии, которая больше не у этого стола.',
    en: 'The result comes from a game that is not at this table any more.',
  }),
  'no-revision': () => ({
    ru: 'Результат партии приходит с номером её записи.',
    en: 'The result of a game comes with the number of its record.',
  }),
  'old-revision': (p) => ({
    ru: `Результат партии по запись ${p.revision} уже внесён.`,
    en: `The result of the game up to record ${p.revision} is entered already.`,
  }),
  'other-player': (p) => ({
    ru: `На месте ${p.seat} сидит ${p.player}.`,
    en: `${p.player} sits on seat ${p.seat}.`,
  }),
  'nobody-sits': (p) => ({ ru: `На месте ${p.seat} никто не сидит.`, en: `Nobody sits on seat ${p.seat}.` }),
  'seat-missing': (p) => ({
    ru: `Нет результата для места ${p.seat} (${p.player}).`,
    en: `The result of seat ${p.seat} (${p.player}) is missing.`,
  }),
  'nothing-to-verify': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: проверять нечего.`,
    en: `Round ${p.round}, table ${p.table}: there is nothing to verify.`,
  }),
  'second-person': () => ({
    ru: 'Проверяет другой человек: не тот, кто вёл партию или ввёл результат.',
    en: 'Another person verifies: not the one who led the game or entered the result.',
  }),
  'played-there': () => ({
    ru: 'Вы сами играли за этим столом.',
    en: 'You have played at this table yourself.',
  }),
  annulled: (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: партия аннулирована.`,
    en: `Round ${p.round}, table ${p.table}: the game is annulled.`,
  }),

  // Protests
  'not-a-party': (p) => ({
    ru: `Протест на партию тура ${p.round} за столом ${p.table} подают её игроки и судьи.`,
    en: `A protest about round ${p.round}, table ${p.table} is filed by its players and judges.`,
  }),
  'protest-late': (p) => ({
    ru: `Протесты на тур ${p.round} принимались до начала следующего.`,
    en: `Protests about round ${p.round} were accepted until the next began.`,
  }),
  decided: (p) => ({
    ru: `Протест №${p.protest} уже решён.`,
    en: `Protest ${p.protest} is decided already.`,
  }),
  'rejected-changes-nothing': () => ({
    ru: 'Отклонённый протест ничего не меняет: уберите последствия.',
    en: 'A rejected protest changes nothing: take the consequences away.',
  }),
  'one-consequence': () => ({
    ru: 'Или другой результат, или аннулирование либо переигровка.',
    en: 'Either another result, or an annulment or a replay.',
  }),

  // Publication
  'hidden-already': () => ({ ru: 'Это уже так скрыто.', en: 'It is hidden so already.' }),
  'nothing-hidden': () => ({ ru: 'Ничего не скрыто.', en: 'Nothing is hidden.' }),
  'round-not-closed': (p) => ({ ru: `Тур ${p.round} не закрыт.`, en: `Round ${p.round} is not closed.` }),
  'not-verified': (p) => ({
    ru: `Тур ${p.round}, стол ${p.table}: результат не проверен.`,
    en: `Round ${p.round}, table ${p.table}: the result is not verified.`,
  }),
  'protest-open': (p) => ({
    ru: `Протест №${p.protest} не решён.`,
    en: `Protest ${p.protest} is not decided.`,
  }),
  'lot-needed': (p) => ({
    ru: `Место делят ${p.players}: нужен жребий.`,
    en: `${p.players} share a place: a lot is needed.`,
  }),
} satisfies Record<string, (params: Params) => Text>;

export type RefusalCode = keyof typeof texts;

/** Both languages of a refusal of this rulebook or of the engine. */
export const refusalText = refusalSpeaker(texts);
