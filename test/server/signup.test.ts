import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga);
});
afterEach(() => server.close());

async function invitation(): Promise<string> {
  const { body } = await olga.post(`/api/games/${game}/signup`);
  return (body.url as string).split('/l/')[1]!;
}

describe('the open sign-up', () => {
  it('makes everybody who enters a player with a link of his own', async () => {
    const token = await invitation();
    const anna = new Browser(server.app);
    expect((await anna.post('/api/links/look', { token })).body).toMatchObject({
      purpose: 'signup',
      name: null,
    });
    const entered = await anna.post('/api/links/consume', { token, name: 'Анна' });
    expect(entered.body.game).toBe(game);
    expect((await anna.get(`/api/games/${game}`)).body).toMatchObject({ role: 'player' });

    const own = (entered.body.url as string).split('/l/')[1]!;
    const tablet = new Browser(server.app);
    await tablet.post('/api/links/consume', { token: own });
    const persons = (await olga.get<{ name: string; role: string }[]>(`/api/games/${game}/people`)).body;
    expect(persons).toMatchObject([{ name: 'Анна', role: 'player' }]);
    expect((await tablet.get('/api/me')).body.name).toBe('Анна');
  });

  it('does not make two players of one who comes twice, and needs a name', async () => {
    const token = await invitation();
    const anna = new Browser(server.app);
    expect((await anna.post('/api/links/consume', { token })).status).toBe(400);
    await anna.post('/api/links/consume', { token, name: 'Анна' });
    expect((await anna.post('/api/links/consume', { token, name: 'Анна' })).body).toEqual({
      game,
      url: null,
    });
    expect((await olga.get<unknown[]>(`/api/games/${game}/people`)).body).toHaveLength(1);
  });

  it('ends when it is closed or issued anew; who is in stays in', async () => {
    const first = await invitation();
    const anna = new Browser(server.app);
    await anna.post('/api/links/consume', { token: first, name: 'Анна' });
    const second = await invitation();
    const boris = new Browser(server.app);
    expect((await boris.post('/api/links/consume', { token: first, name: 'Борис' })).status).toBe(404);
    await olga.request('DELETE', `/api/games/${game}/signup`);
    expect((await boris.post('/api/links/consume', { token: second, name: 'Борис' })).status).toBe(404);
    expect((await anna.get(`/api/games/${game}`)).body.role).toBe('player');
  });
});

describe('pictures', () => {
  async function player(): Promise<Browser> {
    const anna = new Browser(server.app);
    await anna.post('/api/links/consume', { token: await invitation(), name: 'Анна' });
    return anna;
  }
  const upload = (who: Browser, bytes: Buffer, type: string) =>
    who.request('POST', `/api/games/${game}/images`, bytes, { 'content-type': type });

  it('are encoded anew and lose where and by whom they were taken', async () => {
    const anna = await player();
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Тайный автор', Copyright: 'secret-owner' } })
      .toBuffer();
    expect(photo.includes('secret-owner')).toBe(true);
    const { status, body } = await upload(anna, photo, 'image/jpeg');
    expect([status, body.width, body.height]).toEqual([201, 1600, 800]);
    const kept = await server.store.image(game, body.id as string);
    const { format, exif } = await sharp(kept!.bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect(Buffer.from(kept!.bytes).includes('secret-owner')).toBe(false);
    const shown = await new Browser(server.app).get(`/api/games/${game}/images/${body.id}`);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('are refused when they are none, or not from a player', async () => {
    const anna = await player();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
    ]) {
      const { status, body } = await upload(anna, bytes, 'image/png');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.text ?? body.title).toBeDefined();
    }
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await upload(new Browser(server.app), png, 'image/png')).status).toBe(403);
    expect((await olga.get(`/api/games/${game}/images/${'0'.repeat(32)}`)).status).toBe(404);
  });
});
