/** Short names of everything that has a fixed list of values: steps, tasks, stages, roles, kinds and sources. */
import type { Lang, Text } from '../../../engine/contract.js';
import type { OFFER_KINDS, Role } from '../pack.js';
import type { GameView, JournalStep, OfferView, QuestionView, SeasonView, TodoView } from '../view.js';
import type { Vocabulary } from './words.js';

type Labels<Key extends string> = Record<Key, Text>;

const step: Labels<JournalStep> = {
  season: { ru: 'Сезон', en: 'Season' },
  import: { ru: 'Таблица игры', en: 'Quiz table' },
  order: { ru: 'Очерёдность', en: 'Order of moves' },
  dice: { ru: 'Кубики', en: 'Dice' },
  walks: { ru: 'Ходы', en: 'Moves' },
  fights: { ru: 'Борьба кланов', en: 'Fights' },
  marks: { ru: 'Метки клеток', en: 'Marks of cells' },
  zeroing: { ru: 'Обнуление', en: 'Zeroing' },
  ranks: { ru: 'Клетки под покраску', en: 'Cells to paint' },
  report: { ru: 'Отчёт', en: 'Report' },
  painting: { ru: 'Захват территорий', en: 'Painting' },
  auction: { ru: 'Торги за эмигрантов', en: 'Auction of emigrants' },
  offers: { ru: 'Предложения', en: 'Offers' },
  intrigues: { ru: 'Интриги', en: 'Intrigues' },
  choices: { ru: 'Выбор на клетке', en: 'Choices of cells' },
  council: { ru: 'Совет боссов', en: 'Council of bosses' },
};

/** What is needed from whoever looks. */
const todo: Labels<TodoView['key']> = {
  start: { ru: 'Начать сезон', en: 'Start the season' },
  results: { ru: 'Загрузить таблицу игры', en: 'Load the quiz table' },
  ask: { ru: 'Ответить на вопрос по игре', en: 'Answer a question about the game' },
  judge: { ru: 'Решить, выполнено ли предложение', en: 'Judge whether an offer is fulfilled' },
  register: { ru: 'Внести заявки на следующую игру', en: 'Enter the teams of the next game' },
  paint: { ru: 'Покрасить клетки', en: 'Paint cells' },
  bid: { ru: 'Торги за эмигрантов', en: 'Bid for emigrants' },
  answerOffer: { ru: 'Ответить на предложение', en: 'Answer an offer' },
  nameCaptive: { ru: 'Назвать пленную команду', en: 'Name the captive team' },
  openCaptiveAuction: { ru: 'Назначить торги за пленную команду', en: 'Set the auction of the captive team' },
  bidCaptive: { ru: 'Торги за пленную команду', en: 'Bid for the captive team' },
  chooseCaptiveCells: {
    ru: 'Выбрать клетки за пленную команду',
    en: 'Choose the cells for the captive team',
  },
  vote: { ru: 'Проголосовать в совете боссов', en: 'Vote in the council' },
  consigliere: { ru: 'Назначить консильери', en: 'Name a consigliere' },
  deal: {
    ru: 'Раздать команды по таблице прошлого сезона',
    en: 'Deal the teams by the table of the season before',
  },
  choice: { ru: 'Сделать выбор на своей клетке', en: 'Make the choice of your cell' },
  letter: { ru: 'Прислать письмо о сговоре', en: 'Send a letter of intrigue' },
  jury: { ru: 'Записать ответ апелляционного жюри', en: 'Record the answer of the appeal jury' },
  wait: { ru: 'Пока ничего не нужно', en: 'Nothing is needed now' },
};

const role: Labels<Role> = {
  boss: { ru: 'босс', en: 'boss' },
  consigliere: { ru: 'консильери', en: 'consigliere' },
  member: { ru: 'участник клана', en: 'member of the clan' },
};

const phase: Labels<SeasonView['phase']> = {
  setup: { ru: 'Подготовка', en: 'Being set up' },
  running: { ru: 'Идёт', en: 'Running' },
  ended: { ru: 'Окончен', en: 'Over' },
};

const gameStage: Labels<GameView['stage']> = {
  future: { ru: 'впереди', en: 'ahead' },
  asking: { ru: 'ждёт решения организатора', en: 'waits for the organiser' },
  resolved: { ru: 'рассчитана', en: 'resolved' },
};

const offerStage: Labels<OfferView['stage']> = {
  open: { ru: 'ждёт ответа', en: 'open' },
  settled: { ru: 'решено', en: 'settled' },
};

const questionStage: Labels<QuestionView['stage']> = {
  raised: { ru: 'задан', en: 'raised' },
  voting: { ru: 'голосование', en: 'voting' },
  decided: { ru: 'решён', en: 'decided' },
  escalated: { ru: 'передан апелляционному жюри', en: 'passed to the appeal jury' },
  jury: { ru: 'решён апелляционным жюри', en: 'decided by the appeal jury' },
};

const offer: Labels<(typeof OFFER_KINDS)[number]> = {
  dress: { ru: 'Дресс-код', en: 'Dress code' },
  story: { ru: 'Компромат', en: 'The story' },
  humour: { ru: 'Шуточные апелляции', en: 'Humorous appeals' },
  tribute: { ru: 'Дань', en: 'Tribute' },
  surrender: { ru: 'Выдача эмигрантов', en: 'Surrender of emigrants' },
  captive: { ru: 'Плен', en: 'Captivity' },
  ode: { ru: 'Ода', en: 'Ode' },
};

/** Where a change of the next move comes from. */
const source: Labels<
  | ('offer' | 'offerReward' | 'repaint' | 'tribute' | 'decree')
  | ('deserter' | 'castle' | 'cell' | 'coin' | 'intrigue')
> = {
  deserter: { ru: 'ушедшая команда', en: 'a team that left' },
  castle: { ru: 'замок', en: 'castle' },
  cell: { ru: 'клетка', en: 'cell' },
  coin: { ru: 'монета', en: 'coin' },
  intrigue: { ru: 'интрига', en: 'intrigue' },
  offer: { ru: 'предложение', en: 'offer' },
  offerReward: { ru: 'награда за предложение', en: 'reward for an offer' },
  repaint: { ru: 'перекраска', en: 'repainting' },
  tribute: { ru: 'дань', en: 'tribute' },
  decree: { ru: 'решение организатора', en: 'organiser’s decree' },
};

/** What an ask is about. */
const topic: Labels<'sharedPlaces' | 'sharedBest' | 'fight' | 'offer' | 'captive' | 'intrigue'> = {
  intrigue: {
    ru: 'союзники назвали разные цели: каким был сговор',
    en: 'allies named different targets: what pact it was',
  },
  sharedPlaces: { ru: 'порядок команд, поделивших место', en: 'the order of teams that share a place' },
  sharedBest: {
    ru: 'очерёдность кланов с общим лучшим местом',
    en: 'the order of clans with the same best place',
  },
  fight: {
    ru: 'исход борьбы: в таблице нет вопросов',
    en: 'the outcome of a fight: the table has no questions',
  },
  offer: { ru: 'выполнено ли предложение', en: 'whether an offer is fulfilled' },
  captive: { ru: 'какая команда в плену', en: 'which team is captive' },
};

/** Choices of an ask that are neither clans nor teams. */
const choice: Labels<'fulfilled' | 'refused' | 'failed' | 'none'> = {
  failed: { ru: 'сговор не удался', en: 'the pact failed' },
  none: { ru: 'ничего не происходит', en: 'nothing happens' },
  fulfilled: { ru: 'выполнено', en: 'fulfilled' },
  refused: { ru: 'не выполнено', en: 'not fulfilled' },
};

/** Options of a choice on a cell. */
const option: Labels<'marry' | 'refuse'> = {
  marry: { ru: 'жениться', en: 'marry' },
  refuse: { ru: 'отказаться', en: 'refuse' },
};

const lists = {
  option,
  step,
  todo,
  role,
  phase,
  gameStage,
  offerStage,
  questionStage,
  offer,
  source,
  topic,
  choice,
};
export type LabelList = keyof typeof lists;

/** Labels that other vocabularies say otherwise; everything else is said alike in all seasons. */
const otherwise: Record<Exclude<Vocabulary, 'clans'>, Partial<Record<LabelList, Record<string, Text>>>> = {
  houses: {
    step: {
      fights: { ru: 'Борьба домов', en: 'Fights' },
      council: { ru: 'Конклав архимейстеров', en: 'Conclave of archmaesters' },
    },
    todo: {
      vote: { ru: 'Проголосовать в конклаве', en: 'Vote in the conclave' },
      consigliere: { ru: 'Назначить десницу', en: 'Name a hand' },
    },
    role: {
      boss: { ru: 'глава дома', en: 'head of the house' },
      consigliere: { ru: 'десница', en: 'hand of the house' },
      member: { ru: 'участник дома', en: 'member of the house' },
    },
    topic: {
      sharedBest: {
        ru: 'очерёдность домов с общим лучшим местом',
        en: 'the order of houses with the same best place',
      },
    },
  },
  squads: {
    step: {
      fights: { ru: 'Борьба отрядов', en: 'Fights' },
      council: { ru: 'Совет представителей', en: 'Council of representatives' },
    },
    todo: {
      vote: { ru: 'Проголосовать в совете', en: 'Vote in the council' },
      consigliere: { ru: 'Назначить помощника', en: 'Name a deputy' },
    },
    role: {
      boss: { ru: 'капитан', en: 'captain' },
      consigliere: { ru: 'помощник', en: 'deputy' },
      member: { ru: 'участник', en: 'member' },
    },
    topic: {
      sharedBest: {
        ru: 'очерёдность отрядов с общим лучшим местом',
        en: 'the order of sides with the same best place',
      },
    },
  },
};

/** The label of a value; the value itself when the list does not know it (an older edition). */
export function label(list: LabelList, value: string, lang: Lang, vocabulary: Vocabulary = 'clans'): string {
  const own = vocabulary === 'clans' ? undefined : otherwise[vocabulary][list];
  for (const labels of [own, lists[list] as Partial<Record<string, Text>>]) {
    if (labels && Object.hasOwn(labels, value)) return labels[value]![lang];
  }
  return value;
}

/** All lists, for the checks of all texts. */
export const labels: Record<LabelList, Record<string, Text>> = lists;
