// The comparison of defined and used CSS classes.
import { expect, test } from 'vitest';

import { cssClassProblems } from './css-classes.ts';
import { readSources } from './source-tree.ts';

const sheet = {
  path: 'src/a/card.module.css',
  text: `/* .note { } */ .card:not(:global(.open)) > .title::after { content: '.x'; } @media (width > 40em) { .lost { gap: 1px; } }`,
};

const component = (body: string) => ({
  path: 'src/a/card.tsx',
  text: `import styles from './card.module.css';\n${body}`,
});

test('a class that is used but not defined is a problem, and so is one that is not used', () => {
  expect(cssClassProblems([sheet], [component(`[styles.card, styles['title'], styles.spare]`)])).toEqual([
    'src/a/card.module.css: class spare is used but not defined',
    'src/a/card.module.css: class lost is not used',
  ]);
});

test.each(['styles[tone]', 'paint(styles)'])('where a component has %s, any class may be used', (body) => {
  expect(cssClassProblems([sheet], [component(body)])).toEqual([]);
});

test('a sheet that nothing imports has all its classes unused', () => {
  expect(cssClassProblems([sheet], [])).toHaveLength(3);
});

test('a sheet that is imported but not there is a problem', () => {
  expect(cssClassProblems([], [component('')])).toEqual([
    'src/a/card.module.css: imported, but there is no such file',
  ]);
});

test('behind :has() of a state each public rule names what it draws, or every change restyles the page', async () => {
  const sheets = (await readSources('src', /(?<!\.admin)\.module\.css$/)).filter(
    ({ path }) => !path.includes('/admin/'),
  );
  const selectors = sheets.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/).map((selector) => `${path}: ${selector.trim()}`),
    ),
  );
  // The last part after the combinator is a mere star or pseudo-class.
  const unnamed = /:has\([^)]*:[a-z-]+.*\).*[\s>+~](?:\*|:[a-z-]+(?:\([^)]*\))?)$/;
  expect(unnamed.test(".popup:has([type='email']:placeholder-shown) .info > :last-child")).toBe(true);
  expect(selectors.filter((selector) => unnamed.test(selector))).toEqual([]);
});
