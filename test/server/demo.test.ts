/** Two demonstrations stand side by side: a season, and a game at a table. */
import { expect, it } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { rulebooks } from '../../src/rulebooks/index.js';
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
    expect((await open({ of: 'cup' })).status).toBe(400);

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
