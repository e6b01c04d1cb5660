/** General rules, the start, bonuses and aims. */
import type { Clause } from '../../../engine/contract.js';

export const general = {
  'twelve-rooms:G.1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/moves.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Ход принимают до 19:00 по Москве, ровно в 19:00 уже поздно. Отправленное не меняют. Не прислал голос — предупреждение до конца игры, во второй раз — выбывание.',
      en: 'A move is taken until 19:00 Moscow time, 19:00 itself being late. What is sent is not changed. No vote: a warning for the whole game; the second time the player is out.',
    },
  },
  'twelve-rooms:G.2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/06-vote.ts',
    summary: {
      ru: 'Негодный голос, например за выбывшего, идёт против самого голосующего. Пропуск — не голос в себя; два пропуска — выбывание.',
      en: 'An invalid vote, say for somebody already out, counts against the voter. A miss is no vote for oneself; two misses and one is out.',
    },
  },
  'twelve-rooms:G.3': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/posts.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Раз в ход каждый игрок может опубликовать через ведущего одну анонимку.',
      en: 'Once a turn each player may publish one anonymous message through the master.',
    },
  },
  'twelve-rooms:G.4': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/06-vote.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'На первом ходу можно голосовать «не судить»; если у этого варианта больше всех и поровну ни с кем, никто не садится.',
      en: 'On turn 1 one may vote “do not judge”; when it alone has the most, nobody sits.',
    },
  },
  'twelve-rooms:G.5': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/06-vote.ts',
    summary: {
      ru: 'При равенстве голосов садятся все лидеры.',
      en: 'When votes are equal all the leaders sit.',
    },
  },
  'twelve-rooms:G.6': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/ending.ts',
    summary: {
      ru: 'Остались двое, и активные способности ничего не решат — побеждает нейтрал, за ним мафия, за ней мирные. Так же решается всё спорное.',
      en: 'Two are left and no active ability decides: the neutral wins before mafia, mafia before the peaceful. Every other dispute goes the same way.',
    },
  },
  'twelve-rooms:G.7': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/posts.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Выбывшие могут говорить в общей теме, но не агитировать; отчётов они не получают.',
      en: 'Those who are out may go on talking in public, without campaigning; they get no reports.',
    },
  },
  'twelve-rooms:G.8': {
    kind: 'screen',
    code: 'rulebooks/twelve-rooms/posts.ts',
    screen: 'src/web/rooms/spectator/thread.tsx',
    summary: {
      ru: 'Раскрывать роли, правдиво или нет, запрещено: такую запись ведущий убирает.',
      en: 'Revealing roles, truly or falsely, is forbidden: the master takes such a post down.',
    },
  },
  'twelve-rooms:G.9': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/master.ts',
    screen: 'src/web/rooms/master',
    summary: {
      ru: 'Ведущий вправе остановить игру, если нарушения сильно сбили её баланс.',
      en: 'The master may stop the game when violations have badly upset its balance.',
    },
  },
  'twelve-rooms:G.10': {
    kind: 'informative',
    code: 'rulebooks/twelve-rooms/posts.ts',
    summary: {
      ru: 'Правила форума и вежливость действуют и в игре, и вокруг неё.',
      en: 'The rules of the forum and good manners hold in the game and around it.',
    },
  },
  'twelve-rooms:S': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/start.ts',
    screen: 'src/web/rooms/player/signup.tsx',
    summary: {
      ru: 'Записываясь, игрок лично сообщает желаемую комнату. Мафия потом может сменить комнаты; за этим следует первый отчёт по камерам и детектору. Начальная расстановка не стреляет и не теснит.',
      en: 'On signing up a player privately names the room to start in. Mafia may change rooms afterwards; then comes the first report of cameras and detector. The initial placing triggers neither gun nor capacity.',
    },
  },
  'twelve-rooms:B.1': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/protection.ts',
    screen: 'src/web/rooms/master',
    summary: {
      ru: 'Названные ведущим игроки — первыми выбывшие прошлой игры — не могут выбыть в первые два хода.',
      en: 'Players the master names, the first to leave the last game, cannot leave in the first two turns.',
    },
  },
  'twelve-rooms:B.2': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/bonuses.ts',
    screen: 'src/web/rooms/player/move.tsx',
    summary: {
      ru: 'Первый мирный, приславший верную начальную карту целиком, получает броник на один ход — себе или другому, — и против него считается лишь половина голосов.',
      en: 'The first peaceful player to send the whole initial map gets an armour for one turn, for himself or another, and only half of the votes against him count.',
    },
  },
  'twelve-rooms:B.3': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/bonuses.ts',
    screen: 'src/web/rooms/master',
    summary: {
      ru: 'Среди приславших ход раньше других иногда разыгрывают приз; условия объявляют с открытием хода, пользуются призом на следующий.',
      en: 'Now and then a prize is drawn among the earliest movers; its rules come with the turn, and it is used in the next one.',
    },
  },
  'twelve-rooms:W': {
    kind: 'executed',
    code: 'rulebooks/twelve-rooms/resolution/ending.ts',
    summary: {
      ru: 'Мафия побеждает, когда не осталось мирных; мирные — когда не осталось мафии. Правила равенства сил нет.',
      en: 'Mafia wins when no peaceful player is left, the peaceful when no mafia is. There is no parity rule.',
    },
  },
} as const satisfies Record<string, Clause>;
