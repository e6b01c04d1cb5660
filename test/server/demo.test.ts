/** Two demonstrations stand side by side: a season, and a game at a table. */
import { expect, it } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import type { GameView } from '../../src/rulebooks/table/view.js';
import type { GameAnswer, ReplayAnswer } from '../../src/server/shapes.js';
import { Browser, testServer } from '../support/test-server.js';

it('a visitor looks round the demo table from every seat, and finds the season where it was', async () => {
  const server = await testServer({ rulebooks, tools });
  try {
    const visitor = new Browser(server.app);
    const open = (body: object) => visitor.post<{ id: string }>('/api/demo', body);
    const table = (await open({ of: 'table' })).body.id;
    const season = (await open({})).body.id;
    expect([table, season]).toEqual(['demo-table', 'demo']);
    expect((await open({ of: 'table' })).body.id).toBe(table);
    expect((await open({ of: 'auction' })).status).toBe(400);

    const seen = (as?: string) =>
      visitor.get<GameAnswer>(`/api/games/${table}${as ? `?as=${encodeURIComponent(as)}` : ''}`);
    const { body } = await seen();
    expect(body.actAs.map(({ as }) => as)).toEqual([
      'organiser',
      'public',
      ...Array.from({ length: 10 }, (_, i) => `seat:${i + 1}`),
    ]);
    expect((body.view as GameView).viewer).toBe('public');
    const own = (await seen('seat:3')).body;
    expect(own.role).toBe('player');
    expect((own.view as GameView).me?.seat).toBe(3);
    const judge = (await seen('organiser')).body.view as GameView;
    expect(judge.seats.every(({ role }) => role !== null)).toBe(true);
    const steps = await visitor.get<ReplayAnswer>(`/api/games/${table}/replay?as=organiser`);
    expect(steps.body.steps.length).toBeGreaterThan(50);
  } finally {
    await server.close();
  }
});

it('a visitor looks round the demo cup and its tables, from every seat', async () => {
  const server = await testServer({ rulebooks, tools, packs });
  try {
    const visitor = new Browser(server.app);
    const open = (of: string) => visitor.post<{ id: string }>('/api/demo', { of });
    const cup = (await open('cup')).body.id;
    expect([cup, (await open('cup')).body.id, (await open('table')).body.id]).toEqual([
      'demo-cup',
      'demo-cup',
      'demo-table',
    ]);
    const seen = (as?: string, game = cup) =>
      visitor.get<GameAnswer>(`/api/games/${game}${as ? `?as=${encodeURIComponent(as)}` : ''}`);
    const { body } = await seen();
    expect(body.actAs.map(({ as }) => as)).toEqual([
      'organiser',
      'public',
      'judge:j1',
      'judge:j2',
      ...Array.from({ length: 20 }, (_, i) => `player:p${i + 1}`),
    ]);
    const desk = (await seen('organiser')).body.view as CupView;
    expect(desk.desk!.blocks.map(({ kind }) => kind)).toEqual(['noResult', 'noResult', 'protest']);
    expect(((await seen('judge:j1')).body.view as CupView).me!.judge).toBe('j1');
    expect(((await seen('player:p3')).body.view as CupView).me!.player).toBe('p3');
    // Everything that the games have brought is in the cup already.
    const records = await server.store.records(cup);
    await seen();
    expect(await server.store.records(cup)).toHaveLength(records.length);
    const live = desk.rounds[3]!.tables[0]!.game!;
    const table = (await seen('organiser', live)).body.view as GameView;
    expect([table.viewer, table.phase]).toEqual(['judge', 'vote']);
    const over = (await seen(undefined, desk.rounds[0]!.tables[0]!.game!)).body.view as GameView;
    expect(over.phase).toBe('ended');
  } finally {
    await server.close();
  }
});
