/** The card «Числа этого сезона»: every number of the running season, beside clauses that concern it; none of modules that are off. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { formsOf } from '../../src/rulebooks/race/texts/forms.js';
import { type SeasonView, viewSchema } from '../../src/rulebooks/race/view.js';
import { concerns } from '../../src/rulebooks/season/chapters.js';
import type { SeasonFile } from '../../src/rulebooks/season/pack.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { seasonBook } from '../../src/rulebooks/seasons.js';
import { sayer } from '../../src/web/app/i18n.js';
import { numberLines } from '../../src/web/screens/number-lines.js';
import { numbersTexts } from '../../src/web/screens/numbers-texts.js';
import { newSeason } from '../rulebooks/season/random-season.js';
import { answer } from '../support-web/season.js';

const viewOf = (game: Game) => viewSchema.parse(rulebooks.season!.view(game.state, { kind: 'public' }));

function linesOf(view: SeasonView, rulebook = 'season', lang: 'ru' | 'en' = 'ru') {
  const say = sayer(numbersTexts, lang, formsOf(view.vocabulary ?? 'clans', lang));
  return numberLines(view, seasonBook(rulebook, view), say, lang);
}

function valuesOf(pack: SeasonFile, lang: 'ru' | 'en' = 'ru'): Record<string, string> {
  const lines = linesOf(viewOf(newSeason(pack, 1)), 'season', lang);
  return Object.fromEntries(lines.map(({ key, value }) => [key, value]));
}

describe('the numbers of a season', () => {
  it('are those of its pack, all of them', () => {
    expect(valuesOf(samovar)).toMatchObject({
      size: '88 клеток',
      'dice.main': `${samovar.dice.mainDivisor}`,
      'dice.cup': `${samovar.dice.cupDivisor}`,
      'dice.least': `${samovar.dice.least}`,
      creative: `+${samovar.dice.creative}`,
      gameTime: `${samovar.gameTime} по Самаре`,
      blocks: '6',
      mercenaries: 'до игры 3 включительно',
      'deserters.side': samovar.sides[5]!.name.ru,
      'deserters.absences': '3 пропусков подряд',
      'deserters.gain': '1/2',
      'deserters.loss': '1/4',
      'castles.own': '+2',
      'castles.other': '−1',
      twins: '1/3',
      'coin.named': '−4',
      'coin.own': '+2',
      'coin.owed': '−2',
      'window.1': 'через 2 дня после игры, 12:00 — через 2 дня после игры, 18:00',
      'window.3': 'через 3 дня после игры, 12:00 — через 5 дней после игры, 24:00',
      close: 'за 2 дня до следующей игры, 24:00',
      'emigrants.absences': '2 пропусков подряд',
      'auction.open': 'за 1 день до игры, 12:00',
      'auction.close': 'в день игры, 18:00',
      'offers.fulfilled': '+4',
      'offers.refused': '−4',
      'offers.story': '+1',
      'offers.captive': '2 клетки',
      'intrigues.games': '4, 8',
      'intrigues.target': '−4',
      'intrigues.ally': '+3',
      'intrigues.failed': '−2',
      'intrigues.winner': '+6',
    });
  });

  it('follow the pack when it says otherwise', () => {
    const pack = structuredClone(samovar);
    pack.modules.castles = { ...pack.modules.castles!, own: 9 };
    pack.modules.mercenaries = { until: 5 };
    pack.report = { days: 1, time: '10:30' };
    pack.modules.territory!.steps = [];
    pack.modules.territory!.steps.push({
      from: { days: 2, time: '12:00' },
      to: { days: 3, time: '12:00' },
      clans: 6,
    });
    const values = valuesOf(pack, 'en');
    expect(values['castles.own']).toBe('+9');
    expect(values.mercenaries).toBe('up to game 5');
    expect(values.report).toBe('1 day after the game, 10:30');
    expect(Object.keys(values).filter((key) => key.startsWith('window'))).toEqual(['window.1']);
  });

  it('are only of the modules that are on', () => {
    const groups = new Set(linesOf(viewOf(newSeason(backyard, 1))).map(({ group }) => group));
    expect([...groups]).toEqual(['move', 'dates', 'cells']);
    const keys = Object.keys(valuesOf(backyard));
    expect(keys).toContain('castles.own');
    expect(keys.filter((key) => /^(twins|coin|proposals|offers|window)/.test(key))).toEqual([]);
  });

  it.each(['ru', 'en'] as const)('stand beside clauses that concern the season, without gaps: %s', (lang) => {
    for (const pack of [samovar, backyard]) {
      const view = viewOf(newSeason(pack, 1));
      for (const { key, name, value, clauses } of linesOf(view, 'season', lang)) {
        expect(clauses.length, key).toBeGreaterThan(0);
        expect(
          clauses.every((id) => concerns(id, view.modules!)),
          key,
        ).toBe(true);
        expect(`${name} ${value}`, key).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it('of a season of clans cite its own regulation', () => {
    const view = answer('public').view as SeasonView;
    const lines = linesOf(view, 'mafia-2018');
    expect(lines.find(({ key }) => key === 'size')?.clauses[0]).toMatch(/^mafia-2018:/);
  });
});
