/** A person without a mouse. Every stop of Tab must show where it is. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Stop {
  role: string;
  name: string;
  /** Why the focus cannot be seen; empty when it has a ring, lies inside the window, and nothing lies over it. */
  hidden: string;
}

const STOPS = 400;

export class Keyboard {
  constructor(readonly page: Page) {}

  /** Tab until the focus is on it. */
  async to(name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let step = 0; step < STOPS; step++) {
      const stop = await this.stop();
      if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
      await this.page.keyboard.press('Tab');
      const now = await this.stop();
      if (!now) continue;
      passed.push(now.name);
      expect(now.hidden, `focus on ${now.role} «${now.name}»`).toBe('');
    }
    throw new Error(`Tab never comes to ${name}: ${passed.slice(0, 60).join(' | ')}`);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** What has the focus; null for the page itself. */
  async stop(): Promise<Stop | null> {
    return this.page.evaluate(async () => {
      // What comes into sight with the focus has come.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const labels =
        'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
      const spoken = (one: Element): string => {
        const copy = one.cloneNode(true) as Element;
        for (const silent of copy.querySelectorAll('[aria-hidden="true"], select, option')) silent.remove();
        return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
      };
      const name = element.getAttribute('aria-label') ?? (labels.map(spoken).join(' ') || spoken(element));
      const box = element.getBoundingClientRect();
      // A control hidden behind its picture shows its focus on the label round it.
      const shown = [element, ...labels, element.firstElementChild].filter((one) => one !== null);
      const ringed = shown.some((one) => {
        const style = getComputedStyle(one);
        return (
          (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
          style.boxShadow !== 'none'
        );
      });
      const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
      const covering = document.elementFromPoint(
        Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
        Math.min(Math.max(box.top + Math.min(box.height / 2, innerHeight / 2), 1), innerHeight - 1),
      );
      const free =
        covering === null ||
        element.contains(covering) ||
        covering.contains(element) ||
        labels.some((label) => label.contains(covering)) ||
        getComputedStyle(covering).pointerEvents === 'none';
      return {
        role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
        name,
        hidden: [
          element.matches(':focus-visible') ? '' : 'no focus-visible',
          ringed ? '' : 'no ring',
          inside ? '' : 'outside the window',
          free ? '' : `under ${covering?.outerHTML.slice(0, 80)}`,
        ]
          .filter(Boolean)
          .join(', '),
      };
    });
  }
}
