import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());
beforeEach(() => save({ defaultMarginPercent: 30, rules: [] }));

const read = async (headers: Record<string, string> = staff) =>
  shop.app.inject({ method: 'GET', url: '/api/pricing-rules', headers });
const save = async (payload: unknown, headers: Record<string, string> = staff) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/pricing-rules',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
const rule = { manufacturer: 'Nokian', rimIn: 17.5, marginPercent: 32.55 };

test('any member of staff may set margins', async () => {
  const saved = await save({ defaultMarginPercent: 31, rules: [] }, await signInClerk(shop));
  expect(saved.statusCode).toBe(200);
});

test('saved margins are read back in their order, and the version rises', async () => {
  const { version } = (await read()).json();
  const rules = [rule, { ...rule, rimIn: null, marginPercent: 0 }, { ...rule, manufacturer: null }];
  const saved = await save({ defaultMarginPercent: 28.5, rules, version });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ version: version + 1, defaultMarginPercent: 28.5, rules });
  expect((await read()).json()).toEqual(saved.json());
});

test('a save on an old version is refused with what is stored, one without a version is taken', async () => {
  const { version } = (await read()).json();
  await save({ defaultMarginPercent: 35, rules: [], version });
  const stale = await save({ defaultMarginPercent: 40, rules: [], version });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'conflict.stale',
    current: { version: version + 1, defaultMarginPercent: 35, rules: [] },
  });
  expect((await save({ defaultMarginPercent: 40, rules: [] })).statusCode).toBe(200);
});

test.each([
  ['a margin below zero', { defaultMarginPercent: -1, rules: [] }, 'defaultMarginPercent'],
  ['a margin of three decimals', { defaultMarginPercent: 30.125, rules: [] }, 'defaultMarginPercent'],
  ['a margin above 500', { defaultMarginPercent: 500.01, rules: [] }, 'defaultMarginPercent'],
  ['a margin as text', { defaultMarginPercent: '30', rules: [] }, 'defaultMarginPercent'],
  ['no margin', { rules: [] }, 'defaultMarginPercent'],
  ['no rules', { defaultMarginPercent: 30 }, 'rules'],
  ['a rim no tyre has', { defaultMarginPercent: 30, rules: [{ ...rule, rimIn: 16.2 }] }, 'rules.0.rimIn'],
  [
    'a nameless maker',
    { defaultMarginPercent: 30, rules: [{ ...rule, manufacturer: ' ' }] },
    'rules.0.manufacturer',
  ],
  [
    'two rules for the same tyres',
    { defaultMarginPercent: 30, rules: [rule, { ...rule, manufacturer: 'NOKIAN' }] },
    'rules.1',
  ],
  ['an unknown key', { defaultMarginPercent: 30, rules: [], discount: 5 }, ''],
  ['a version no row can have', { defaultMarginPercent: 30, rules: [], version: 9e15 }, 'version'],
  [
    '201 rules',
    {
      defaultMarginPercent: 30,
      rules: Array.from({ length: 201 }, (_, at) => ({ ...rule, manufacturer: `Maker ${at}` })),
    },
    'rules',
  ],
])('margins with %s are refused', async (_, body, path) => {
  const answer = await save(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
  expect((await read()).json()).toMatchObject({ defaultMarginPercent: 30, rules: [] });
});
