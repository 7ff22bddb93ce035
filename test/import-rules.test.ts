// Proves that the import rules bite: a small tree with one planted fault per rule, and the real tree with none.
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { checkImports } from '../scripts/check-imports.ts';
import { composingSlices, importRules } from '../scripts/import-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIXTURE = fileURLToPath(new URL('fixtures/import-rules', import.meta.url));

/** Rule → the one file of the fixture that breaks it. */
const PLANTED: Readonly<Record<string, string>> = {
  'browser-imports-no-server': 'src/features/articles/site/knows-server.ts',
  'browser-reaches-no-server': 'src/app/site-entry.ts',
  'browser-uses-no-node': 'src/features/articles/site/uses-node.ts',
  'browser-uses-no-server-package': 'src/features/articles/site/uses-server-package.ts',
  'composing-chat': 'src/features/chat/server/uses-inside.ts',
  'composing-competitors': 'src/features/competitors/server/uses-inside.ts',
  'composing-homepage': 'src/features/homepage/server/uses-inside.ts',
  'composing-imports': 'src/features/imports/server/uses-inside.ts',
  'composing-label-register': 'src/features/label-register/server/uses-inside.ts',
  'composing-newsletters': 'src/features/newsletters/server/uses-inside.ts',
  'composing-pages': 'src/features/pages/server/uses-inside.ts',
  'composing-server-keeps-to-platform': 'src/features/homepage/server/draws.ts',
  'contract-knows-only-zod': 'src/platform/contract/knows-react.ts',
  'imports-resolve': 'src/platform/server/unresolved.ts',
  'no-cycle': 'src/features/articles/server/cycle-one.ts',
  'nobody-imports-app': 'scripts/knows-app.ts',
  'nobody-imports-main': 'scripts/knows-main.ts',
  'outside-world-only-through-ports': 'src/features/articles/server/calls-outside.ts',
  'packages-are-declared': 'src/platform/server/undeclared-package.ts',
  'platform-knows-no-slice': 'src/platform/server/knows-slice.ts',
  'platform-server-runs-no-browser-code': 'src/platform/server/runs-browser-code.ts',
  'product-knows-no-workshop': 'src/platform/server/leans-on-test.ts',
  'product-needs-no-dev-package': 'src/platform/server/needs-dev-package.ts',
  'pure-files-stand-alone': 'src/features/catalogue/knows-react.ts',
  'site-carries-no-back-office': 'src/features/articles/site/shows-back-office.tsx',
  'slice-face-keeps-to-itself': 'src/features/articles/site/shows-other-slice.tsx',
  'slice-server-keeps-to-itself': 'src/features/articles/server/uses-front-door.ts',
  'store-stays-lowest': 'src/features/catalogue/server/store.ts',
};

test('every import rule finds its planted fault, and nothing else is reported', async () => {
  const { faults, unread } = await checkImports(FIXTURE);
  expect(unread).toEqual([]);
  expect(Object.fromEntries(faults.map(({ rule, from }) => [rule, from]))).toEqual(PLANTED);
  expect(faults).toHaveLength(importRules.length);
});

test('every import rule has a planted fault', () => {
  expect(importRules.map((rule) => rule.name ?? '').toSorted()).toEqual(Object.keys(PLANTED).toSorted());
});

test('no module of the product breaks an import rule', async () => {
  const { faults, unread, moduleCount } = await checkImports(root);
  expect(faults).toEqual([]);
  expect(unread).toEqual([]);
  expect(moduleCount).toBeGreaterThan(50);
});

test('the composing slices form no cycle', () => {
  const walk = (slice: string, trail: readonly string[]): void => {
    expect(trail, [...trail, slice].join(' → ')).not.toContain(slice);
    for (const next of composingSlices[slice] ?? []) walk(next, [...trail, slice]);
  };
  for (const slice of Object.keys(composingSlices)) walk(slice, []);
});
