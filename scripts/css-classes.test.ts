// The comparison of defined and used CSS classes.
import { expect, test } from 'vitest';

import { cssClassProblems } from './css-classes.ts';

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
