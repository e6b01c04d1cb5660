// What every story of pictures stands on: the product on an empty store with a clock of its own, a browser, and the camera.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { chromium } from 'playwright-core';
import { nodeBundle } from '../lib/bundle.mjs';
import { smallPng } from '../lib/png.mjs';
import { root } from '../lib/run.mjs';

const OUT = join(root, 'docs/pictures');
const CACHE = join(root, 'node_modules/.cache/reglament/pictures');
const ZONE = 'Europe/Moscow';
/** The address in the pictures; the browser is told where it really is, and that it may be trusted as if by https. */
export const SITE = 'http://club.example';
export const DESKTOP = { width: 1200, height: 800 };
const SIZES = {
  desktop: { viewport: DESKTOP, scale: 1, touch: false },
  phone: { viewport: { width: 390, height: 780 }, scale: 1.5, touch: true },
  tablet: { viewport: { width: 1024, height: 768 }, scale: 1, touch: true },
  /** A projector. */
  wide: { viewport: { width: 1280, height: 720 }, scale: 1, touch: false },
  /** A stream, in a picture of half its size. */
  stream: { viewport: { width: 1920, height: 1080 }, scale: 0.5, touch: false },
};
/** What nobody needs to see in a book: the bar of the demo, messages that come and go, the blinking caret. */
const CALM = '.demo-bar, .toasts { display: none !important } * { caret-color: transparent !important }';

/**
 * @typedef {object} Stage
 * @property {{ now(): number, set(instant: string): void }} clock the server's
 * @property {string} firstLink the organiser's link, good once
 * @property {(options?: object) => Promise<import('playwright-core').Page>} visit a page in a browser profile of its own
 * @property {(page: object, name: string, options?: object) => Promise<void>} shot takes a picture, if it is wanted
 * @property {{ written: number, bytes: number }} count what has been taken
 * @property {() => Promise<void>} close
 */

/**
 * @param {string[]} wanted beginnings of the names of pictures; none: all
 * @returns {Promise<Stage>}
 */
export async function openStage(wanted) {
  mkdirSync(OUT, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'reglament-pictures-'));
  const product = await load(
    'product',
    `export { startServer } from './src/server/start.js';
     export { openSqliteStore } from './src/store/sqlite.js';
     export { tools } from './src/cli/tools.js';
     export { packs, rulebooks } from './src/rulebooks/index.js';`,
  );
  for (const worker of ['quiz-worker.js', 'seating-worker.js', 'trial-worker.js']) {
    const built = join(root, 'dist', worker);
    if (existsSync(built)) copyFileSync(built, join(CACHE, worker));
  }
  const clock = tickingClock(new Date().toISOString());
  const port = await freePort();
  const server = await product.startServer({
    store: await product.openSqliteStore(join(data, 'reglament.db')),
    rulebooks: product.rulebooks,
    packs: product.packs,
    tools: async () => product.tools,
    webDir: join(root, 'dist/web'),
    port,
    host: '127.0.0.1',
    publicUrl: SITE,
    clock: clock.now,
    version: 'pictures',
    linkAttempts: 1000,
  });
  const browser = await chromium.launch({
    executablePath: process.env.REGLAMENT_CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--lang=ru',
      `--host-resolver-rules=MAP club.example:80 127.0.0.1:${port}`,
      `--unsafely-treat-insecure-origin-as-secure=${SITE}`,
    ],
    env: { ...process.env, LANGUAGE: 'ru' },
  });
  const count = { written: 0, bytes: 0 };
  return {
    clock,
    firstLink: server.firstLink,
    count,
    visit: (options) => visit(browser, options),
    async shot(page, name, options) {
      if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) return;
      const png = await picture(page, options);
      writeFileSync(join(OUT, `${name}.png`), png);
      count.written += 1;
      count.bytes += png.length;
      console.log(`${name}.png ${Math.round(png.length / 1024)} КБ`);
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function visit(browser, { size = 'desktop', dark = false, cookies = [] } = {}) {
  const { viewport, scale, touch } = SIZES[size];
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: size === 'phone',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: ZONE,
    bypassCSP: true,
  });
  context.setDefaultTimeout(15_000);
  if (cookies.length > 0) await context.addCookies(cookies);
  return context.newPage();
}

/** Asks the server as the page would. */
export function ask(page, path, body) {
  return page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const init = json ? { method: 'POST', headers, body: json } : {};
      const response = await fetch(address, init);
      const answer = await response.json();
      if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`);
      return answer;
    },
    [path, body && JSON.stringify(body)],
  );
}

export async function press(page, role, name) {
  await page.getByRole(role, { name, exact: true }).first().click();
}

/** Scrolls so that it stands near the upper edge. */
export async function toTop(locator) {
  await locator.first().evaluate((node) => {
    scrollBy(0, node.getBoundingClientRect().top - 90);
  });
}

/** The screen, or one part of it, or a screen of another height; `from` says where it is scrolled to. */
async function picture(page, { of, height, from = 'here' } = {}) {
  await page.addStyleTag({ content: CALM });
  const size = page.viewportSize();
  if (height) await page.setViewportSize({ width: size.width, height });
  if (from === 'top') await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.getByText('Загружаю…').first().waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const png = of
    ? await of.first().screenshot({ animations: 'disabled' })
    : await page.screenshot({ animations: 'disabled' });
  if (height) await page.setViewportSize(size);
  return smallPng(png);
}

/** A module of the product, bundled once more so that a story can give it what it likes. */
export async function load(name, contents) {
  mkdirSync(CACHE, { recursive: true });
  const outfile = join(CACHE, `${name}.mjs`);
  await esbuild.build({
    ...nodeBundle,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A clock that can be set and goes on ticking. */
function tickingClock(start) {
  let base = Date.parse(start);
  let since = performance.now();
  return {
    now: () => Math.floor(base + performance.now() - since),
    set(instant) {
      base = Date.parse(instant);
      since = performance.now();
    },
  };
}
