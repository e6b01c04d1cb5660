/** Small parts of the tablet: game time on a wrong clock, what the service worker answers, what a device is called. */
import { describe, expect, it } from 'vitest';
import { deviceKind } from '../../src/web/app/device.js';
import { cacheOf, outdated, routeOf } from '../../src/web/sw/requests.js';
import { TrueClock } from '../../src/web/table/offline/true-clock.js';

describe('game time', () => {
  let device = 0;
  const iso = (ms: number): string => new Date(ms).toISOString();

  it('is the server’s, whatever the device shows, and never ahead of it', () => {
    device = 1000;
    const clock = new TrueClock(() => device);
    clock.heard(iso(500_000), 900, 1000);
    // The answer was written between 900 and 1000 of this device.
    expect(clock.now()).toBe(500_000);
    device = 61_000;
    expect(clock.now()).toBe(560_000);
  });

  it('is not made worse by a slow answer, and made better by a fast one', () => {
    device = 1000;
    const clock = new TrueClock(() => device);
    clock.heard(iso(500_000), 980, 1000);
    device = 20_000;
    clock.heard(iso(510_000), 10_000, 20_000);
    expect(clock.now()).toBe(519_000);
    device = 30_000;
    clock.heard(iso(529_010), 29_998, 30_000);
    expect(clock.now()).toBe(529_010);
  });

  it('follows when one of the clocks is set', () => {
    device = 1000;
    const clock = new TrueClock(() => device);
    clock.heard(iso(500_000), 990, 1000);
    device = 3_000_000;
    clock.heard(iso(501_000), 2_999_990, 3_000_000);
    expect(clock.now()).toBe(501_000);
  });

  it('goes on from what was kept, and from the device’s own clock where nothing was', () => {
    device = 1000;
    const clock = new TrueClock(() => device);
    expect(clock.now()).toBe(1000);
    clock.heard(iso(500_000), 990, 1000);
    device = 2000;
    expect(new TrueClock(() => device, clock.kept()).now()).toBe(501_000);
  });
});

describe('the service worker', () => {
  const files = ['/index.html', '/favicon.svg', '/assets/main-abcdefgh.js'];
  const route = (path: string, mode = 'cors', method = 'GET'): string =>
    routeOf({ url: new URL(path, 'https://club.example').href, mode, method }, 'https://club.example', files);

  it('never touches what the server says of games', () => {
    for (const path of ['/api', '/api/games/g-1', '/api/games/g-1/export?x=1', '/healthz']) {
      expect(route(path)).toBe('leave');
      expect(route(path, 'navigate')).toBe('leave');
    }
  });

  it('answers for screens and their files only', () => {
    expect(route('/g/g-1', 'navigate')).toBe('fresh');
    expect(route('/', 'navigate')).toBe('fresh');
    expect(route('/favicon.svg')).toBe('fresh');
    expect(route('/assets/main-abcdefgh.js')).toBe('hashed');
    expect(route('/assets/of-another-build-12345678.js')).toBe('hashed');
    expect(route('/robots.txt')).toBe('leave');
    expect(route('/g/g-1', 'navigate', 'POST')).toBe('leave');
    expect(route('https://elsewhere.example/assets/x.js')).toBe('leave');
  });

  it('keeps its own build and the one before, and nothing of others', () => {
    const names = ['shell:one', 'somebody else’s', 'shell:two', 'shell:three'];
    expect(outdated(names, cacheOf('three'))).toEqual(['shell:one']);
    expect(outdated(['shell:three'], cacheOf('three'))).toEqual([]);
  });
});

describe('a device', () => {
  it.each([
    ['планшет', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 5],
    [
      'планшет',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
      5,
    ],
    [
      'компьютер',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
      0,
    ],
    [
      'телефон',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      5,
    ],
    [
      'телефон',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
      5,
    ],
    [
      'компьютер',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      0,
    ],
    // A tablet that asks for pages for computers, or a laptop that can be touched.
    ['устройство', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 5],
    [
      'устройство',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      10,
    ],
  ])('is a %s', (kind, userAgent, maxTouchPoints) => {
    expect(deviceKind('ru', { userAgent, maxTouchPoints } as Navigator)).toBe(kind);
  });
});
