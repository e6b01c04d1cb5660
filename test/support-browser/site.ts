/** The whole product for a test file: a server with a clock of its own, the built screens, and a browser to visit them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { tools } from '../../src/cli/tools.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { startServer } from '../../src/server/start.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { WEB } from './build.js';
import { Caller } from './caller.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

export interface Clock {
  now(): number;
  /** Moves the server's clock; it goes on ticking from there. */
  set(instant: string): void;
}

export interface Visit {
  phone?: boolean;
  dark?: boolean;
  /** Whose session the browser opens with. */
  as?: Caller;
  /** The visitor's own time zone; Moscow unless given, an hour behind Samara. */
  zone?: string;
}

export interface Site {
  url: string;
  /** The one-time link of the organiser. */
  firstLink: string;
  clock: Clock;
  browser: Browser;
  /** A page in a browser profile of its own. */
  visit(options?: Visit): Promise<Page>;
  /** Somebody who talks to the API without a browser. */
  caller(): Caller;
  /** What no visitor should ever meet: errors in the console, requests to strangers, broken policies, failing server. */
  faults: string[];
  /** Refusals the server answered with, `409 POST /api/…`. */
  refusals: string[];
  close(): Promise<void>;
}

export async function openSite(now: string): Promise<Site> {
  if (!existsSync(join(WEB, 'index.html'))) throw new Error('dist/web is not built: node scripts/build.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'reglament-browser-'));
  const clock = tickingClock(now);
  const server = await startServer({
    store: await openSqliteStore(join(folder, 'reglament.db')),
    rulebooks,
    packs,
    tools: async () => tools,
    webDir: WEB,
    port: 0,
    host: '127.0.0.1',
    clock: clock.now,
    version: '0.0.0-test',
    linkAttempts: 1000,
  });
  const browser = await chromium.launch({
    executablePath: process.env.REGLAMENT_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const faults: string[] = [];
  const refusals: string[] = [];
  return {
    url: server.url,
    firstLink: server.firstLink ?? '',
    clock,
    browser,
    faults,
    refusals,
    caller: () => new Caller(server.url),
    async visit({ phone = false, dark = false, as, zone = 'Europe/Moscow' } = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone,
        isMobile: phone,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        locale: 'ru-RU',
        timezoneId: zone,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      context.setDefaultTimeout(15_000);
      if (as) await enterWith(context, as, server.url);
      await reportPolicy(context);
      const page = await context.newPage();
      watch(page, server.url, faults, refusals);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function tickingClock(start: string): Clock {
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

async function enterWith(context: BrowserContext, caller: Caller, url: string): Promise<void> {
  const { name, value } = caller.session();
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** A breach of the content policy is said in the console, where the watcher hears it. */
async function reportPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy ${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
}

/** What the browser itself says of a refusal; whether one was due, the test knows by `refusals`. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

function watch(page: Page, origin: string, faults: string[], refusals: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) faults.push(`stranger: ${url}`);
  });
  page.on('response', (response) => noteRefusal(response, faults, refusals));
}

function noteRefusal(response: Response, faults: string[], refusals: string[]): void {
  const status = response.status();
  const said = `${status} ${response.request().method()} ${new URL(response.url()).pathname}`;
  if (status >= 500) faults.push(said);
  else if (status >= 400) refusals.push(said);
}
