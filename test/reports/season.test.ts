/** The Sunday report of a season played through the engine: sections, numbers, clauses, formats, odd names. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../src/engine/contract.js';
import { seasonProtocol } from '../../src/reports/protocol.js';
import { type ReportFormat, seasonReport, seasonReportParts } from '../../src/reports/season.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { ODD_NAMES, playedSeason, Season } from './season.js';

const FORMATS: ReportFormat[] = ['vk', 'bbcode', 'markdown', 'telegram'];

let view: SeasonView;
beforeAll(() => {
  view = playedSeason();
});

const vk = (game: number) => seasonReport(view, game, 'vk', 'ru');

describe('the report of the first game', () => {
  it('has the dice with their reasons', () => {
    expect(vk(170)).toContain(
      '• Колумбийские бароны: 276/10 → 27 + 6/2 → 3 = 30 клеток (пп. 5.1, 5.2, 5.3).',
    );
    expect(vk(170)).toContain('+ творческий 2 = 33 клетки');
    expect(vk(170)).toContain('«Команда 24» 23,5 = 276.');
  });

  it('has the walk, the jump, the fight with its three questions, and the offer', () => {
    expect(vk(170)).toContain('• Сицилийские мафиози: старт → 33, 33 клетки (пп. 2.1, 2.3, 2.5).');
    expect(vk(170)).toContain('с клетки 33 переход на 7 клеток назад, на 26 (п. 2.4.2).');
    expect(vk(170)).toMatch(
      /Клетка 30, борьба\..*вопрос 17 — 0 из 6, вопрос 1 — 0 из 6, вопрос 18 — 6 из 6, 1-е место, остаётся;.*откат на 29 \(пп\. 8\.1, 8\.2; реш\. \d\)\./,
    );
    expect(vk(170)).toContain('Мексиканская мафия: клетка 24, предложение «Дресс-код от автора»');
  });

  it('says how many cells everybody paints and from when', () => {
    expect(vk(170)).toContain('• Русская мафия — очков 285, место 1, красит клеток 1, с вс 12:00');
    expect(vk(170)).toContain('• Мексиканская мафия — очков 222,5, место 6, красит клеток 6, с пн 16:00');
    expect(vk(170)).toContain('Красить можно до 24:00 вторника, 23 января; ночью перерыв (пп. 6.6, 6.7).');
  });

  it('numbers the rulings it rests on', () => {
    expect(vk(170)).toContain('1. «Чем меряются в борьбе»: числом команд, взявших вопрос (п. 8.2).');
  });

  it('does not tell what came after it', () => {
    expect(vk(170)).not.toContain('К СЛЕДУЮЩЕМУ ХОДУ');
    expect(vk(170)).not.toContain('покрашено 40');
  });
});

describe('the report of the second game', () => {
  it('tells what came in between', () => {
    expect(vk(171)).toContain(
      'Мексиканская мафия: покрашено 40, перекрашено 30 (Русская мафия); −1 к следующему ходу',
    );
    expect(vk(171)).toContain('Анархия, клетки не покрашены: Колумбийские бароны');
    expect(vk(171)).toContain('выполнено, +7 к следующему ходу. Все в шляпах (пп. 9.2, 9.3.1).');
  });

  it('counts what was carried to the move', () => {
    expect(vk(171)).toContain('26 + 15/2 → 7 − 1 (перекраска) + 7 (предложение) = 39 клеток');
  });

  it('has the zeroing with the cells drawn', () => {
    expect(vk(171)).toMatch(
      /Свободные эмигранты \(«-Приезжие» 29,5\) обнуляют 29 клеток из 52–262\. Жребий: \d/,
    );
  });

  it('has standings, what is due, open questions and appeals', () => {
    expect(vk(171)).toContain('• Мексиканская мафия — клетка 63, за игру +39, закрашено 2');
    expect(vk(171)).toContain(
      'Торги за эмигрантов — с 16:00 вторника, 30 января до 19:00 среды, 31 января (пп. 7.3a, 7.7).',
    );
    expect(vk(171)).toContain('• Игра 172: среда, 31 января, 19:00.');
    expect(vk(171)).toContain('Красить ли клетку с фигуркой? Ждёт голосования боссов (п. 11.1).');
    expect(vk(171)).toContain('Зачесть «Нил» в вопросе 7. Ходов не меняет (п. 5.5).');
    // The story binds five clans: one line.
    expect(vk(171).match(/— Каждый клан, кроме Русской мафии/g)).toHaveLength(1);
  });

  it('can say the hours of a second zone, and leave the teams out', () => {
    const options = { also: { zone: 'Europe/Moscow', name: 'по Москве' }, details: false };
    const text = seasonReport(view, 171, 'vk', 'ru', options);
    expect(text).toContain('с вс 12:00 (по Москве вс 11:00)');
    expect(text).not.toContain('Основной зачёт');
  });
});

describe('every format and language', () => {
  const cases = FORMATS.flatMap((format) => (['ru', 'en'] as Lang[]).map((lang) => [format, lang] as const));

  it.each(cases)('%s %s: no gaps, only its own language', (format, lang) => {
    const text = seasonReport(view, 171, format, lang);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
    if (lang === 'en') expect(text).toMatch(/what comes next/i);
    expect(text.length).toBeGreaterThan(3000);
  });

  it.each(cases)('%s %s: parts fit the network', (format, lang) => {
    const parts = seasonReportParts(view, 170, format, lang);
    const limit = { vk: 15_800, telegram: 4096, bbcode: Infinity, markdown: Infinity }[format];
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(limit);
    if (format === 'telegram') {
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        expect(part.match(/<b>/g)?.length ?? 0).toBe(part.match(/<\/b>/g)?.length ?? 0);
        expect(part.replace(/<\/?b>/g, '')).not.toMatch(/[<>]|&(?!lt;|gt;|amp;)/);
      }
    }
  });

  it('a game that has stopped at a question says which', () => {
    const season = new Season();
    season.give('2018-01-17 12:00', null, { type: 'startSeason' });
    const row = (team: string, place: number) => ({ team, place, main: 1000, cup: 0 });
    const teams = [row('А', 1.5), row('Б', 1.5), row('В', 3)];
    season.give('2018-01-17 22:00', null, {
      type: 'enterResults',
      game: 170,
      results: { teams, creative: [] },
    });
    const text = seasonReport(season.view(), 170, 'vk', 'ru');
    expect(text).toContain(
      'ЖДЁТ РЕШЕНИЯ ОРГАНИЗАТОРА\n• Нужно решение организатора — порядок команд, поделивших место: «А», «Б» (п. 1.1).',
    );
    expect(text).toContain('Игра ещё не рассчитана.');
  });

  it('a future game is said to be one; an unknown game is an error', () => {
    expect(seasonReport(view, 175, 'vk', 'ru')).toContain('Игра ещё не рассчитана.');
    expect(() => seasonReport(view, 999, 'vk', 'ru')).toThrow(RangeError);
  });
});

describe('the protocol', () => {
  it('is one self-contained A4 page with the quiz table', () => {
    const html = seasonProtocol(view, 170, 'ru');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('@page { size: A4');
    expect(html).not.toMatch(/(?:src|href)=|url\(|@import|<script/);
    expect(html).toContain(
      '<th scope="row">Команда 1</th><td>9</td><td>58</td><td>3</td><td>Сицилийские мафиози</td>',
    );
    expect(html).toContain('&lt;i&gt;Курсив&lt;/i&gt; &amp; Ко');
    expect(html).not.toContain('<i>Курсив');
    for (const name of ODD_NAMES.filter((odd) => !/[<&]/.test(odd))) expect(html).toContain(name);
  });

  it('marks emigrants that nobody controls', () => {
    expect(seasonProtocol(view, 171, 'ru')).toMatch(/-Приезжие<\/th><td>28<\/td>.*свободные эмигранты/);
  });
});
