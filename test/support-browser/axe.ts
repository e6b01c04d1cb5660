/** What axe says of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that a smaller window can break, and a darker theme. */
const OF_SIZE = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const OF_THEME = ['color-contrast'];

/** Violations, a line each: the rule, and where. The picture of a board, the same everywhere, is looked into when asked. */
export async function violations(
  page: Page,
  { rules = 'all', board = false }: { rules?: 'all' | 'size' | 'theme'; board?: boolean } = {},
): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'all') axe.withTags(TAGS);
  else axe.withRules(rules === 'size' ? OF_SIZE : OF_THEME);
  if (!board) axe.exclude('svg[role="group"]');
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

/**
 * Colours on their way from one theme to the other have arrived, and the page stands at its top: wherever it stops by chance,
 * something is half under the bar that stays, and counts as too small though a finger can bring it out.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
