import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { createFirstVisit, isFirstVisit } from './first-visit.ts';

const SHEET = `@layer base{*{margin:0}}@layer parts{.a,.b{color:red}.b .c{color:blue}.a:not(.c){top:0}
@media print{.c{display:none}.a[data-x=".d"]{top:1px}}}@keyframes turn{to{rotate:1turn}}.a :is(.d,.e){left:0}`;

function firstVisit(body: string) {
  const page = `<head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/x.css"><script>1</script></head><body>${body}</body>`;
  const { html, styleHash } = createFirstVisit(new Map([['/a.css', SHEET]]))(page);
  return { html, styleHash, styles: /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '' };
}

test('a first visit’s page has the rules of its classes and those that need none, inside what is around them', () => {
  expect(firstVisit('<p class="x a"></p>').styles).toBe(
    '@layer base{*{margin:0}}@layer parts{.a{color:red}.a:not(.c){top:0}@media print{.a[data-x=".d"]{top:1px}}}' +
      '@keyframes turn{to{rotate:1turn}}.a :is(.d,.e){left:0}',
  );
  expect(firstVisit('<p class="b"><i class="c"></i></p>').styles).toContain(
    '.b{color:red}.b .c{color:blue}@media print{.c{display:none}}',
  );
});

test('its sheet comes last and is not applied by itself, and others stay where they are', () => {
  const { html } = firstVisit('<p class="a"></p>');
  expect(html).toContain('<link rel="stylesheet" href="/a.css" media="not all"></body>');
  expect(html).toMatch(/<head><link rel="stylesheet" href="\/x.css"><style>/);
  expect(html.match(/a\.css/g)).toHaveLength(1);
});

test('its policy can name its rules by their hash', () => {
  const { styles, styleHash } = firstVisit('<p class="b"></p>');
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(styles).digest('base64')}`);
});

test.each([
  [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'none' }, false],
  [{}, false],
])('of %o a first visit is %s', (headers, isFirst) => {
  expect(isFirstVisit(headers)).toBe(isFirst);
});
