import { readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Light and dark value of every colour token. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
);

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['bg', 'surface', 'sunken'];
const textPairs = [
  ...['ink', 'ink2', 'ink3'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['link', 'brand-text', 'bad', 'ok', 'info'].flatMap((text) => [
    [text, 'bg'],
    [text, 'surface'],
  ]),
  ...['winter', 'stud', 'summer', 'info', 'ok', 'warn', 'bad'].map((tone) => [tone, `${tone}-bg`]),
  ...['info-bg', 'ok-bg', 'warn-bg', 'bad-bg'].flatMap((ground) => [
    ['ink', ground],
    ['ink2', ground],
  ]),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['on-strong', 'bad'],
  ['on-strong', 'ok'],
];
const shapePairs = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ...['chart-1', 'chart-2'].map((series) => [series, 'surface']),
];

function weakest(pairs: readonly (readonly string[])[], theme: 'light' | 'dark', least: number): string[] {
  return pairs.flatMap(([over = '', under = '']) => {
    const [one, other] = [tokens.get(over)?.[theme], tokens.get(under)?.[theme]];
    if (!one || !other) return [`${over} or ${under} is no token`];
    const ratio = contrast(one, other);
    return ratio >= least ? [] : [`${over} on ${under}: ${ratio.toFixed(2)}`];
  });
}

test.each(['light', 'dark'] as const)('every text pair has 4.5 to 1 in the %s theme', (theme) => {
  expect(weakest(textPairs, theme, 4.5)).toEqual([]);
});

test.each(['light', 'dark'] as const)('controls, focus and charts have 3 to 1 in the %s theme', (theme) => {
  expect(weakest(shapePairs, theme, 3)).toEqual([]);
});

test('a yellow button has an edge that shows on the pale grounds', () => {
  for (const ground of ['#f6f6f3', '#ffffff']) expect(contrast('#9a7400', ground)).toBeGreaterThan(3);
  expect(css).toContain('--brand-edge: light-dark(#9a7400, transparent)');
});

test('the web font weighs at most 50 kB', () => {
  expect(
    statSync(new URL('../../../../public/fonts/archivo.woff2', import.meta.url)).size,
  ).toBeLessThanOrEqual(50_000);
});
