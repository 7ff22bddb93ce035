// Proves that the import rules bite: a small tree with one planted violation per rule, and the real tree with none.
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { checkImports } from '../scripts/check-imports.ts';
import { composingSlices, importRules, sharedComponents } from '../scripts/import-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIXTURE = fileURLToPath(new URL('fixtures/import-rules', import.meta.url));
/** Imports of the product, its tests and its tools. */
const report = await checkImports(root);

/** Rule → the one file of the fixture that breaks it. */
const PLANTED: Readonly<Record<string, string>> = {
  'app-is-not-imported': 'scripts/knows-app.ts',
  'browser-bundle-does-not-reach-server': 'src/app/site/entry.ts',
  'browser-does-not-import-node': 'src/features/articles/site/uses-node.ts',
  'browser-does-not-import-server': 'src/features/articles/site/knows-server.ts',
  'browser-does-not-import-server-packages': 'src/features/articles/site/uses-server-package.ts',
  'chat-imports-only-listed-slices': 'src/features/chat/server/uses-inside.ts',
  'competitors-imports-only-listed-slices': 'src/features/competitors/server/uses-inside.ts',
  'composing-server-imports-only-allowed': 'src/features/homepage/server/draws.ts',
  'contract-imports-only-zod': 'src/platform/contract/knows-react.ts',
  'features-do-not-import-network': 'src/features/articles/server/calls-outside.ts',
  'homepage-imports-only-listed-slices': 'src/features/homepage/server/uses-inside.ts',
  'imports-imports-only-listed-slices': 'src/features/imports/server/uses-inside.ts',
  'imports-resolve': 'src/platform/server/unresolved.ts',
  'label-register-imports-only-listed-slices': 'src/features/label-register/server/uses-inside.ts',
  'main-is-not-imported': 'scripts/knows-main.ts',
  'newsletters-imports-only-listed-slices': 'src/features/newsletters/server/uses-inside.ts',
  'no-import-cycle': 'src/features/articles/server/cycle-one.ts',
  'packages-are-declared': 'src/platform/server/undeclared-package.ts',
  'pages-imports-only-listed-slices': 'src/features/pages/server/uses-inside.ts',
  'platform-does-not-import-slices': 'src/platform/server/knows-slice.ts',
  'platform-server-does-not-import-browser': 'src/platform/server/runs-browser-code.ts',
  'pure-files-import-only-allowed': 'src/features/catalogue/knows-react.ts',
  'server-imports-only-allowed': 'src/features/articles/server/uses-front-door.ts',
  'site-does-not-import-admin': 'src/features/articles/site/shows-back-office.tsx',
  'src-does-not-import-dev-dependencies': 'src/platform/server/needs-dev-package.ts',
  'src-does-not-import-tests-or-scripts': 'src/platform/server/leans-on-test.ts',
  'store-does-not-import-its-callers': 'src/features/catalogue/server/store.ts',
  'ui-imports-only-allowed': 'src/features/articles/site/shows-other-slice.tsx',
};

test('every import rule finds its planted violation, and nothing else is reported', async () => {
  const { violations, unread } = await checkImports(FIXTURE);
  expect(unread).toEqual([]);
  expect(Object.fromEntries(violations.map(({ rule, from }) => [rule, from]))).toEqual(PLANTED);
  expect(violations).toHaveLength(importRules.length);
});

test('every import rule has a planted violation', () => {
  expect(importRules.map((rule) => rule.name ?? '').toSorted()).toEqual(Object.keys(PLANTED).toSorted());
});

test('no module of the product breaks an import rule', () => {
  expect(report.violations).toEqual([]);
  expect(report.unread).toEqual([]);
  expect(report.moduleCount).toBeGreaterThan(50);
});

test('every exception of the import rules is used', () => {
  const isTest = /\.test\.tsx?$/;
  const used = new Set(
    report.imports
      .filter(({ from }) => !isTest.test(from))
      .flatMap(({ from, to }) => {
        const slice = /^src\/features\/([^/]+)\//.exec(from)?.[1];
        const [, target = '', file = ''] = /^src\/features\/([^/]+)\/(.+)\.tsx?$/.exec(to) ?? [];
        if (slice === undefined || target === slice) return [];
        return file === 'server/index' ? [`${slice} → ${target}`] : [`${target}/${file}`];
      }),
  );
  const listed = Object.entries(composingSlices).flatMap(([slice, targets]) =>
    targets.map((target) => `${slice} → ${target}`),
  );
  expect([...listed, ...sharedComponents].filter((entry) => !used.has(entry))).toEqual([]);
});

test('the composing slices form no cycle', () => {
  const walk = (slice: string, trail: readonly string[]): void => {
    expect(trail, [...trail, slice].join(' → ')).not.toContain(slice);
    for (const next of composingSlices[slice] ?? []) walk(next, [...trail, slice]);
  };
  for (const slice of Object.keys(composingSlices)) walk(slice, []);
});
