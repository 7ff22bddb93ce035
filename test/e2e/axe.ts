// Runs axe in a page, with the rules of WCAG 2.2 AA and its own best practices.
import { readFile } from 'node:fs/promises';

import { AxeBuilder } from '@axe-core/playwright';
import type { NodeResult, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What `runAxe` uses of the axe that it has brought into the page. */
declare const axe: {
  run: (context: Document, options: RunOptions) => Promise<{ violations: Violation[] }>;
  _audit: { rules: { id: string; matches: (element: Element, ...rest: unknown[]) => boolean }[] };
};

export interface Violation extends Pick<Result, 'id'> {
  nodes: Pick<NodeResult, 'target'>[];
}

export const AXE_RULES: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

export const CONTRAST_RULE: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

let axeSource: Promise<string> | undefined;

function readAxe(): Promise<string> {
  return readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}

/** Only the violations leave the page: describing every element that passes takes three times as long as the rules. */
export async function runAxe(page: Page, options: RunOptions): Promise<Violation[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await (axeSource ??= readAxe()));
  // Without `preload`, which fetches the styles for rules that are not run here.
  return page.evaluate(runInPage, { ...options, resultTypes: ['violations' as const], preload: false });
}

/**
 * Measuring contrasts takes most of a run, so of the texts that look alike (same colour and font over the same backgrounds)
 * only two are measured; the other rules see every element.
 */
async function runInPage(options: RunOptions): Promise<Violation[]> {
  const contrast = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!contrast) throw new Error('axe has no rule for contrasts');
  const { matches } = contrast;
  const measured = new Map<string, number>();
  const backgrounds = new Map<Element, string>();
  contrast.matches = (element, ...rest) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, backgroundsBelow(element)].join();
    const count = measured.get(look) ?? 0;
    if (count === 2 || !matches(element, ...rest)) return false;
    measured.set(look, count + 1);
    return true;
  };
  const { violations } = await axe.run(document, options);
  contrast.matches = matches;
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));

  function backgroundsBelow(element: Element): string {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity].join();
    const parent = element.parentElement ? backgroundsBelow(element.parentElement) : '';
    const below = own === 'rgba(0, 0, 0, 0),none,1' ? parent : `${parent}/${own}`;
    backgrounds.set(element, below);
    return below;
  }
}
