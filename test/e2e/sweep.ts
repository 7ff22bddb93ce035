// What axe finds on a page on both screens, with the page loaded once.
import type { Page } from 'playwright-core';

import { AXE_RULES, runAxe } from './axe.ts';
import { accessibilityViolations, scrollThrough } from './harness.ts';

const DESKTOP = { width: 1440, height: 900 };

/** What is wrong with a page that is open on a phone, in either theme. */
export async function problemsOnPhone(page: Page): Promise<string[]> {
  await scrollThrough(page);
  return [...(await accessibilityViolations(page)), ...(await layoutProblems(page))];
}

/**
 * The same, and then what is wrong on a desktop. Its colours are those of the phone: the ones of what only a desktop shows, the
 * header and its menus, are read in axe-pages.test.ts.
 */
export async function problemsOnBothScreens(page: Page): Promise<string[]> {
  const onPhone = await problemsOnPhone(page);
  await page.setViewportSize(DESKTOP);
  await scrollThrough(page);
  const onDesktop = [...(await violationsBesideColours(page)), ...(await layoutProblems(page))];
  return [
    ...onPhone.map((problem) => `phone: ${problem}`),
    ...onDesktop.map((problem) => `desktop: ${problem}`),
  ];
}

async function violationsBesideColours(page: Page): Promise<string[]> {
  const violations = await runAxe(page, { ...AXE_RULES, rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
    return [
      ...(excess > 0 ? [`${excess} pixels wider than the window`] : []),
      ...broken.map(({ src }) => `no picture at ${src}`),
    ];
  });
}
