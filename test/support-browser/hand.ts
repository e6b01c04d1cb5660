/** A person's hand: finds things by role and name, as a screen reader would, and counts what it does. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

export class Hand {
  /** Presses, choices, and fields filled in so far. */
  actions = 0;

  constructor(
    readonly page: Page,
    private readonly place: Page | Locator = page,
  ) {}

  /** The same hand inside a part of the page. */
  within(role: Role, name?: Name): Locator {
    return this.place.getByRole(role, name === undefined ? {} : named(name));
  }

  async press(role: Role, name: Name, place: Page | Locator = this.place): Promise<void> {
    await this.act(place.getByRole(role, named(name)).click());
  }

  async write(label: Name, text: string, place: Page | Locator = this.place): Promise<void> {
    await this.act(place.getByLabel(label, { exact: typeof label === 'string' }).fill(text));
  }

  async choose(label: Name, option: string, place: Page | Locator = this.place): Promise<void> {
    await this.act(place.getByRole('combobox', named(label)).selectOption({ label: option }));
  }

  async act<T>(action: Promise<T>): Promise<T> {
    this.actions += 1;
    return action;
  }
}

function named(name: Name): { name: Name; exact: boolean } {
  return { name, exact: typeof name === 'string' };
}

/** Waits until it can be seen. */
export async function seen(locator: Locator): Promise<Locator> {
  await locator.first().waitFor({ state: 'visible' });
  return locator.first();
}

/** Waits until it is no more. */
export async function gone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'hidden' });
}

/** The heading of the screen, once it is there. */
export async function heading(page: Page, name: Name): Promise<void> {
  await seen(page.getByRole('heading', { level: 1, ...named(name) }));
}

/** A card or any other part with a name of its own. */
export function part(place: Page | Locator, name: Name): Locator {
  return place.getByRole('region', named(name));
}

/** What it says to somebody who listens: letters of crests and other decoration left out, one space between words. */
export async function textOf(locator: Locator): Promise<string> {
  const text = await locator.evaluate((root) => {
    const say = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return '';
      if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
      const inside = [...node.childNodes].map(say).join('');
      return getComputedStyle(node).display === 'inline' ? inside : ` ${inside} `;
    };
    return say(root);
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** Waits until it says so. */
export async function says(locator: Locator, words: string | RegExp): Promise<void> {
  const until = performance.now() + 10_000;
  let text = '';
  do {
    text = await textOf(locator.first());
    if (typeof words === 'string' ? text.includes(words) : words.test(text)) return;
    await locator.page().waitForTimeout(50);
  } while (performance.now() < until);
  expect(text).toMatch(words);
}
