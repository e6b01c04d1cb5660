/** The reports of a game of «12 комнат» played through the engine: contents, formats, odd nicknames. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../src/engine/contract.js';
import {
  dryRunPrivateReport,
  dryRunReport,
  finalReport,
  privateReport,
  privateReportParts,
  type ReportFormat,
  roomsReport,
  roomsReportParts,
} from '../../src/reports/rooms.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import { dryTurn, PLAYERS, playedRooms, type Rooms } from './rooms-game.js';

const FORMATS: ReportFormat[] = ['vk', 'bbcode', 'markdown', 'telegram'];
const LANGS: Lang[] = ['ru', 'en'];

let game: Rooms;
let view: GameView;
beforeAll(() => {
  game = playedRooms();
  view = game.of.public();
});

const vk = (turn: number) => roomsReport(view, turn, 'vk', 'ru');
const own = (id: string, turn: number) => privateReport(game.of.player(id), turn, 'vk', 'ru');

describe('the first report', () => {
  it('S: who is seen and which statuses', () => {
    expect(vk(0)).toContain('🎲 12 комнат. Первый отчёт');
    expect(vk(0)).toContain('• Камеры показывают: Зоя (начало игры, Комната с камерами; реш. 1).');
    expect(vk(0)).toContain('• Детектор показывает: 2 положительных статуса (начало игры');
  });
});

describe('the results of turn 1', () => {
  it('has the votes, replaced ones marked', () => {
    expect(vk(1)).toContain('ГОЛОСОВАНИЕ (ШАГ АЛГОРИТМА 6; РЕШ. 1)\n• ');
    expect(vk(1)).toContain('• Зоя → [\u200Bb]Ася[/b].');
    expect(vk(1)).toContain('• # Игнат → Нина {x} (голос подменён) (Распорядитель АС1).');
    expect(vk(1)).not.toMatch(/вес \d/);
  });

  it('has the weights when the ruling shows them', () => {
    const full = playedRooms({ 'votes.shown': 'full' }).of.public();
    expect(roomsReport(full, 1, 'vk', 'ru')).toContain('• Зоя → [\u200Bb]Ася[/b] (вес 1).');
  });

  it('has no votes by name when the ruling hides them', () => {
    const totals = roomsReport(playedRooms({ 'votes.shown': 'totals' }).of.public(), 1, 'vk', 'ru');
    expect(totals).toContain('• Голоса подменены: # Игнат и - Кира (Распорядитель АС1).');
    expect(totals).not.toContain('→');
  });

  it('has the sums and who sits', () => {
    expect(vk(1)).toContain('1. Нина {x} — 6 голосов.\n2. «не судить» — 3 голоса (общее правило 4).');
    expect(vk(1)).toContain('Садится Нина {x} (шаг алгоритма 6).');
  });

  it('has warnings and departures with their rooms', () => {
    expect(vk(1)).toContain('Голос не прислан, предупреждение: Марш # Тень (общие правила 1 и 2).');
    expect(vk(1)).toContain('A | Лёва выбывает: мафкилл, Комната смеха (мафкилл, правило карты 10).');
    expect(vk(1)).not.toContain('мирный');
  });

  it('has cameras, detector, loudspeaker and overcrowding', () => {
    expect(vk(1)).toContain('• Камеры показывают: Зоя (Комната с камерами; реш. 2).');
    expect(vk(1)).toContain('• Детектор показывает: 1 отрицательный статус (');
    expect(vk(1)).toContain('• Рупор называет цели АС: # Игнат (Комната с рупором; реш. 4).');
    expect(vk(1)).toContain('• В комнате 7 больше двух игроков мафии (правило карты 5).');
  });

  it('has the anonymous messages that came out, line by line', () => {
    expect(vk(1)).toContain('│ Мафия — [\u200Bb]в седьмой[/b]!\n│ \n│ <b>1. Думайте</b>\n│ # все');
    expect(vk(1)).toContain('│ 😀🎭\n│ 🖼 1 картинка — в теме игры');
    expect(vk(1)).not.toContain('Тихо тут');
  });

  it('has the contest and who is left', () => {
    expect(vk(1)).toContain('«Кто раньше»: выигрывает [\u200Bb]Ася[/b]. Приз на ход 2: +2 к весу голоса');
    expect(vk(1)).toContain('Остаётся 11 игроков: ');
  });

  it('does not tell what came after it', () => {
    expect(vk(1)).not.toContain('СЛЕДУЮЩИЙ ХОД');
    expect(vk(1)).not.toContain('становится Проходной');
  });
});

describe('the results of turn 2', () => {
  it('G.2: an invalid vote and a second miss', () => {
    expect(vk(2)).toContain('# Игнат → A | Лёва (негодный, засчитан против голосующего) (общее правило 2).');
    expect(vk(2)).toContain('Марш # Тень выбывает: второй пропуск голосования (общие правила 1 и 2).');
  });

  it('names an injection and the new Passages', () => {
    expect(vk(2)).toContain('[\u200Bid1|Егор] выбывает: инъекция (Спаситель УС).');
    expect(vk(2)).toContain(
      'Комната 5 пустовала два хода и становится Проходной (правило карты 12; реш. 5).',
    );
  });

  it('G.1: the deadline of the next turn', () => {
    expect(vk(2)).toContain(
      'Ход 3: приём строго до 19:00 среды, 23 января (время московское) (общее правило 1).',
    );
  });

  it('explains the rulings it rests on', () => {
    expect(vk(2)).toContain(
      '1. «Что видно о голосах в результатах»: кто за кого и суммы (правило карты 5, Распорядитель АС1).',
    );
  });
});

describe('before and after', () => {
  it('a planned turn, a paused one, a contest of the next turn', () => {
    const rooms = playedRooms();
    rooms.give('2019-01-22 20:10', null, {
      type: 'announceContest',
      turn: 3,
      contest: {
        title: 'Трое',
        rules: 'Кто успел',
        among: 3,
        winners: 2,
        prize: { kind: 'other', text: 'Открытка' },
      },
    });
    const text = roomsReport(rooms.of.public(), 2, 'vk', 'ru');
    expect(text).toContain(
      '• Розыгрыш «Трое»: приз разыграют среди 3 первых, кто пришлёт ход целиком. Приз: Открытка. Кто успел. Призов — 2 (бонус 3).',
    );
    rooms.give('2019-01-22 21:00', null, { type: 'pauseTurn', turn: 3, reason: 'Форум лежит' });
    const paused = roomsReport(rooms.of.public(), 2, 'vk', 'ru');
    expect(paused).toContain('Ход 3 на паузе: ведущий назначит новый дедлайн (общее правило 1).');
    expect(paused).not.toContain('Форум лежит');
  });

  it('G.9: the end of the game stands at the top of the last results', () => {
    const rooms = playedRooms();
    rooms.give('2019-01-22 21:00', null, { type: 'endGame', winner: 'mafia', reason: 'Нарушения' });
    const ended = rooms.of.public();
    const text = roomsReport(ended, 2, 'vk', 'ru');
    expect(text.split('\n')[2]).toBe('Игра окончена. Победа: мафия — по решению ведущего (общее правило 9).');
    expect(text).not.toContain('СЛЕДУЮЩИЙ ХОД');
    expect(roomsReport(ended, 1, 'vk', 'ru')).not.toContain('Игра окончена');
  });

  it('after the end everything is open', () => {
    expect(finalReport(game.of.master(), 'vk', 'ru')).toBeNull();
    const rooms = playedRooms({ 'anonymous.after': 'open' });
    rooms.give('2019-01-22 21:00', null, { type: 'endGame', winner: null, reason: 'Нарушения' });
    const text = finalReport(rooms.of.public(), 'vk', 'ru')!;
    expect(text).toContain('Победителя нет — по решению ведущего (общее правило 9).');
    expect(text).toContain('• Зоя — роль Смотритель, маршрут 2 → 2 → 2');
    expect(text).toContain('• 12 — Проходная комната');
    expect(text).toContain('• Зоя: Мафия — [\u200Bb]в седьмой');
    const closed = playedRooms();
    closed.give('2019-01-22 21:00', null, { type: 'endGame', winner: null, reason: 'Нарушения' });
    expect(finalReport(closed.of.public(), 'vk', 'ru')).not.toContain('АВТОРЫ');
  });

  it('there is no report of a turn without results', () => {
    expect(() => roomsReport(view, 3, 'vk', 'ru')).toThrow('no results of turn 3');
  });
});

describe('a private report', () => {
  it('has the finding of the ability', () => {
    expect(own('p6', 1)).toBe(
      [
        '🎲 12 комнат. Ход 1, отчёт: [\u200Bid1|Егор]',
        '',
        '• Вы в комнате 3 (шаг алгоритма 17).',
        '• Вес вашего голоса — 1 (правило карты 4).',
        '• Ваша роль — Наблюдатель.',
        '• «Путевой лист»: # Игнат — 4 → 4 (Наблюдатель АС1).',
      ].join('\n'),
    );
    expect(own('p9', 1)).toContain('«По бумагам»: статусы различны — [\u200Bb]Ася[/b] и Зоя');
    expect(own('p10', 1)).toContain('«Допрос»: *\u200BБоря* _и_ ~ко~ — чувство вины обнаружено');
  });

  it('N.GUARANTOR.AS1: a blocked ability leaves no report and no reason', () => {
    expect(own('p8', 1)).toContain('• «Личина»: отчёта нет (Смотритель АС1).');
    expect(own('p8', 1)).not.toMatch(/блок|Поручител/);
  });

  it('B.3: a prize won', () => {
    expect(own('p1', 1)).toContain('Ваш приз на ход 2: +2 к весу голоса на ход (бонус 3).');
  });

  it('M.8: the mafia reads who is in its rooms, in the last report only', () => {
    expect(own('p2', 2)).toContain('КТО В КОМНАТАХ МАФИИ');
    expect(own('p2', 2)).toContain('• Гриша (Служитель) — комната 10: `Жора` (правило карты 8).');
    expect(own('p2', 2)).toContain('• @\u200BДина (Заместитель) — комната 11, больше в ней никого (');
    expect(own('p2', 1)).not.toContain('КТО В КОМНАТАХ МАФИИ');
    expect(own('p7', 2)).not.toContain('КТО В КОМНАТАХ МАФИИ');
  });

  it('M.6: guesses of the turn', () => {
    const rooms = playedRooms();
    rooms.give('2019-01-23 12:00', 'p8', { type: 'guessRoom', turn: 3, room: 'detector' });
    rooms.give('2019-01-23 12:00', 'p8', { type: 'sendMove', turn: 3, direction: 'stay', vote: 'p1' });
    rooms.wait('2019-01-23 19:00');
    rooms.give('2019-01-23 19:30', null, { type: 'dryRun', turn: 3 });
    rooms.give('2019-01-23 20:00', null, { type: 'resolveTurn', turn: 3 });
    const text = privateReport(rooms.of.player('p8'), 3, 'vk', 'ru');
    expect(text).toContain('• Догадка: комната 2 — Комната с детектором. Неверно (правило карты 6).');
  });

  it('G.7: who has left gets none, and a stranger has none', () => {
    expect(own('p11', 1)).toBe(
      '🎲 12 комнат. Ход 1, отчёт: A | Лёва\n\nОтчёта за этот ход нет (общее правило 7).',
    );
    expect(own('p8', 3)).toContain('Отчёта за этот ход нет.');
    expect(privateReport(view, 1, 'vk', 'ru')).toBe('🎲 12 комнат. Ход 1, отчёт\n\nОтчёта за этот ход нет.');
  });
});

describe('a dry run', () => {
  it('reads as the results and the reports will', () => {
    const rooms = dryTurn();
    const master = rooms.of.master();
    const before = dryRunReport(master, 'vk', 'ru')!;
    const report = dryRunPrivateReport(master, 'p6', 'vk', 'ru')!;
    rooms.give('2019-01-21 20:00', null, { type: 'resolveTurn', turn: 1 });
    const after = roomsReport(rooms.of.public(), 1, 'vk', 'ru').split('\n');
    const lines = before.split('\n').filter((line) => line !== '' && !line.startsWith('Пробный расчёт'));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(after).toContain(line);
    const own_ = privateReport(rooms.of.player('p6'), 1, 'vk', 'ru').split('\n');
    for (const line of report.split('\n').filter((each) => each.startsWith('•')))
      expect(own_).toContain(line);
  });

  it('is nobody else’s', () => {
    const rooms = dryTurn();
    expect(dryRunReport(rooms.of.public(), 'vk', 'ru')).toBeNull();
    expect(dryRunPrivateReport(rooms.of.player('p6'), 'p6', 'vk', 'ru')).toBeNull();
    expect(dryRunPrivateReport(rooms.of.master(), 'p13', 'vk', 'ru')).toBeNull();
  });
});

describe.each(FORMATS)('in %s', (format) => {
  it.each(LANGS)('all reports are whole in %s', (lang) => {
    for (const turn of [0, 1, 2]) {
      const text = roomsReport(view, turn, format, lang);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{(?!x)|\r/);
      if (lang === 'en') expect(text.replace(/[«"“].*?[»"”]/g, '')).not.toMatch(/Голос|Комната|правил/);
    }
    for (const [index] of PLAYERS.entries())
      for (const turn of [1, 2]) {
        const text = privateReport(game.of.player(`p${index + 1}`), turn, format, lang);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\{(?!x)|\r/);
      }
  });

  it('parts say the same as the whole', () => {
    const squeeze = (text: string) => text.replace(/\s+/g, '');
    for (const [whole, parts] of [
      [roomsReport(view, 1, format, 'ru'), roomsReportParts(view, 1, format, 'ru')],
      [
        privateReport(game.of.player('p2'), 2, format, 'ru'),
        privateReportParts(game.of.player('p2'), 2, format, 'ru'),
      ],
    ] as const) {
      expect(squeeze(parts.join(''))).toBe(squeeze(whole));
      if (format === 'telegram') for (const part of parts) expect(part.length).toBeLessThanOrEqual(4096);
    }
  });
});

describe('nicknames and messages', () => {
  const report = (format: ReportFormat) => roomsReport(view, 1, format, 'ru');

  it('open no tag in BBCode', () => {
    const tags = report('bbcode').match(/\[\/?[a-z]+[^\]]*\]|\[\*\]/g)!;
    expect(new Set(tags.map((tag) => tag.replace(/[=/\d[\]]/g, '')))).toEqual(
      new Set(['size', 'b', 'list', '*', 'quote']),
    );
    const opened = (name: string) => tags.filter((tag) => tag.startsWith(`[${name}`)).length;
    for (const name of ['size', 'b', 'list', 'quote'])
      expect(tags.filter((tag) => tag === `[/${name}]`)).toHaveLength(
        // The closing tag in Ася’s nickname stays; nothing it could close is open inside a list item.
        name === 'b' ? tags.filter((tag) => tag === '[/b]').length : opened(name),
      );
    expect(report('bbcode')).toContain('[\u200Bb]Ася[');
    expect(report('bbcode')).toContain('[quote]\nМафия — [\u200Bb]в седьмой[');
  });

  it('are plain in Markdown', () => {
    const text = report('markdown');
    expect(text).toContain('- \\# Игнат → Нина \\{x\\}');
    expect(text).toContain('\\<i\\>Вера\\</i\\> &amp; Ко');
    expect(text).toContain('- \\- Кира →');
    expect(text).toContain('Марш \\# Тень');
    expect(text).toContain('> \\<b\\>1. Думайте\\</b\\>\\\n> \\# все');
    expect(text.match(/^#+ /gm)).toHaveLength(9);
  });

  it('are text in the HTML of Telegram', () => {
    const text = report('telegram');
    expect(text).toContain('&lt;i&gt;Вера&lt;/i&gt; &amp; Ко');
    expect(text.replace(/<\/?b>/g, '')).not.toMatch(/[<>]/);
    for (const line of text.split('\n'))
      expect(line.match(/<b>/g)?.length ?? 0).toBe(line.match(/<\/b>/g)?.length ?? 0);
  });

  it('call nobody in VK', () => {
    expect(report('vk')).not.toMatch(/[[@*][\p{L}\p{N}_]/u);
  });
});
