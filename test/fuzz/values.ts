// Bodies and parameters: first what the schema requires, then something that it does not.
import type { Schema } from './document.ts';
import type { Chance } from './random.ts';

/** Values found in answers of the running shop, by the name of their field. */
export type LearnedValues = ReadonlyMap<string, readonly string[]>;

const MAX_DEPTH = 6;

/** A value that the schema may well allow. `name` is its field. */
export function valueFor(
  schema: Schema,
  chance: Chance,
  learned: LearnedValues,
  name = '',
  depth = 0,
): unknown {
  if ('const' in schema) return schema['const'];
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return chance.pickAny(choices);
  const kinds = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (kinds.length > 0) return valueFor(schemaOf(chance.pickAny(kinds)), chance, learned, name, depth);
  switch (schema['type']) {
    case 'object':
      return objectFor(schema, chance, learned, depth);
    case 'array':
      return Array.from({ length: depth > MAX_DEPTH ? 0 : 1 + chance.whole(3) }, () =>
        valueFor(schemaOf(schema['items']), chance, learned, name, depth + 1),
      );
    case 'integer':
    case 'number':
      return numberFor(schema, chance);
    case 'boolean':
      return chance.is(0.5);
    case 'null':
      return null;
    default:
      return textFor(schema, chance, learned, name);
  }
}

function objectFor(
  schema: Schema,
  chance: Chance,
  learned: LearnedValues,
  depth: number,
): Record<string, unknown> {
  const required = new Set(listOf(schema['required']));
  return Object.fromEntries(
    Object.entries(schemaOf(schema['properties'])).flatMap(([name, part]): [string, unknown][] => {
      const isLeftOut = depth > MAX_DEPTH || (!required.has(name) && chance.is(0.4));
      return isLeftOut ? [] : [[name, valueFor(schemaOf(part), chance, learned, name, depth + 1)]];
    }),
  );
}

function numberFor(schema: Schema, chance: Chance): number {
  const least = Number(schema['minimum'] ?? 0);
  const most = Math.min(Number(schema['maximum'] ?? least + 300), least + 3000);
  return Math.round(least + chance.whole(Math.max(1, most - least + 1)));
}

const BY_FORMAT: Readonly<Record<string, readonly [string, ...string[]]>> = {
  email: ['maija@example.fi', 'Ville.Virtanen@example.com', 'yhteys@example.org'],
  uri: ['https://kilpailija.invalid/rengas', 'https://kaarto.invalid/'],
  date: ['2026-11-25', '2026-12-06', '2024-02-29'],
  'date-time': ['2026-11-25T09:00:00+02:00', '2031-01-01T00:00:00Z'],
  uuid: ['0198b9a0-0000-7000-8000-000000000001'],
};
const TEXTS = [
  'Nokian Hakkapeliitta R5',
  '205/55R16',
  'Maija Meikäläinen',
  '040 123 4567',
  '09:00',
  'ABC-123',
  'talvirenkaat-2026',
  'conv_1763800000000_abcd12',
  'Moi! Mitä maksaa 205/55R16 kitkarenkaat?',
  'https://kilpailija.invalid/rengas',
  '2026-11-25',
] as const;

function textFor(schema: Schema, chance: Chance, learned: LearnedValues, name: string): string {
  const known = learned.get(name) ?? (/id$/i.test(name) ? learned.get('_id') : undefined);
  if (known && chance.is(0.7)) return chance.pickAny(known) ?? '';
  const ofFormat = BY_FORMAT[String(schema['format'])];
  if (ofFormat) return chance.pick(ofFormat);
  const text = chance.pick(TEXTS);
  return text.slice(0, Number(schema['maxLength'] ?? text.length));
}

/** Values that no schema allows. */
export const HOSTILE: readonly [unknown, ...unknown[]] = [
  '\uDFFF',
  'Talvi \uD83D',
  'a\u0000b',
  '\u0000',
  '',
  ' ',
  'a'.repeat(70_000),
  ' '.repeat(20_000),
  '1'.repeat(400),
  '../../../etc/passwd',
  "'; drop table product; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '%00%ff',
  '\u202E\uFEFF\u200B',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '9999-12-31T23:59:60Z',
  '24:00',
  'https://[::1]:1/',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  'null',
  '__proto__',
  1e308,
  -1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  2 ** 31,
  -1,
  0,
  0.1,
  1.005,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 1e9 },
  { toString: 'x' },
  Array.from({ length: 3000 }, (_, at) => at),
];

/** The same body with one to three parts of it replaced, left out or added. */
export function spoiled(value: unknown, chance: Chance): unknown {
  let body = value;
  for (let times = 1 + chance.whole(3); times > 0; times -= 1) body = spoilOne(body, chance, 0);
  return body;
}

function spoilOne(value: unknown, chance: Chance, depth: number): unknown {
  const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (isLeaf || chance.is(depth === 0 ? 0.05 : 0.25)) return chance.pick(HOSTILE);
  if (Array.isArray(value)) {
    const at = chance.whole(value.length);
    if (chance.is(0.1)) return [...value, ...value];
    return value.map((part: unknown, index) => (index === at ? spoilOne(part, chance, depth + 1) : part));
  }
  const entries: [string, unknown][] = Object.entries(value);
  const at = chance.whole(entries.length);
  if (chance.is(0.1)) return Object.fromEntries(entries.filter((_entry, index) => index !== at));
  if (chance.is(0.1)) return { ...value, [chance.pick(NAMES)]: chance.pick(HOSTILE) };
  return Object.fromEntries(
    entries.map(([name, part], index) => [name, index === at ? spoilOne(part, chance, depth + 1) : part]),
  );
}

const NAMES = [
  'constructor',
  'tuntematon',
  '\uD800',
  'a\u0000',
  '',
  'x'.repeat(9000),
  '_id',
  'version',
] as const;

/** A body as text: mostly valid, sometimes no JSON any more. */
export function writeJson(value: unknown, chance: Chance): string {
  const text = JSON.stringify(value) ?? '';
  if (!chance.is(0.08)) return text;
  return chance.pick<string>([
    text.slice(0, chance.whole(text.length + 1)),
    `${text}${text}`,
    `\uFEFF${text}`,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    text.replace('{', '{"__proto__":{"x":1},'),
    text.replace(/\d+/, '1e999'),
    text.replace(/"[^"]*"/, '"\\ud800\\u0000"'),
    `[${'1,'.repeat(50_000)}1]`,
    'null',
    '""',
    '',
    '\u0000',
  ]);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function schemaOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
