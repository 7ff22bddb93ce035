// What every form of the back office uses, without a browser: codecs, tables of fields, drafts, saving.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { typedEuros, typedNumber, typedNumberOrNone, typedTextOrNone } from '../../contract/typed.ts';
import { ApiProblem } from '../api-problem.ts';
import { errorsByField, versionsOf, type FieldTable } from './field-table.ts';
import { emptyOf, formOf, isLikeForm } from './form-schema.ts';
import { saveOver } from './save-over.ts';

const formSchema = z.object({
  name: z.string().min(1, 'Anna nimi.'),
  price: typedEuros(z.number('Anna hinta.').min(0, 'Anna hinta.')),
  level: typedNumberOrNone(z.int('Anna melu.').min(60, 'Anna melu.')),
  note: typedTextOrNone(),
  isOpen: z.boolean(),
  season: z.enum(['summer', 'winter']),
  rows: z.array(z.object({ rim: typedNumber(z.number()) })),
});
type Form = z.input<typeof formSchema>;
const record = {
  name: 'Routa',
  price: 89.9,
  level: null,
  note: null,
  isOpen: true,
  season: 'winter',
  rows: [{ rim: 22.5 }],
} as const;

describe('a record in a form', () => {
  test('a record becomes form texts and comes back unchanged', () => {
    const form = formOf(formSchema, { ...record, rows: [...record.rows] });
    expect(form).toEqual({
      name: 'Routa',
      price: '89,90',
      level: '',
      note: '',
      isOpen: true,
      season: 'winter',
      rows: [{ rim: '22,5' }],
    });
    expect(formSchema.parse(form)).toEqual(record);
  });

  test('a stored value that today would be refused opens all the same', () => {
    expect(formOf(formSchema, { ...record, name: '', level: 59, rows: [] })).toMatchObject({
      name: '',
      level: '59',
    });
  });

  test('a new form begins empty, with the first of each choice', () => {
    expect(emptyOf(formSchema)).toEqual({
      name: '',
      price: '',
      level: '',
      note: '',
      isOpen: false,
      season: 'summer',
      rows: [],
    });
  });

  test('a text that is not a number is refused with the message of its schema', () => {
    const typed = { ...emptyOf(formSchema), name: 'Routa', price: '12,5 €', level: 'kova' };
    const refused = formSchema.safeParse(typed).error?.issues;
    expect(refused?.map(({ path, message }) => [path.join('.'), message])).toEqual([['level', 'Anna melu.']]);
  });

  test.each([
    ['1 234,5', 1234.5],
    ['12.50 €', 12.5],
    ['', null],
    ['1,234,5', Number.NaN],
  ])('a number typed as %j is %j', (typed, number) => {
    const read = typedNumberOrNone(z.number()).safeParse(typed);
    if (Number.isNaN(number)) expect(read.success).toBe(false);
    else expect(read.data).toBe(number);
  });

  test('a draft returns to a form with the same fields only', () => {
    const form = emptyOf(formSchema);
    expect(isLikeForm({ ...form, name: 'R', rows: [{ rim: '16' }] }, form)).toBe(true);
    const { note: _note, ...older } = form;
    expect(isLikeForm(older, form)).toBe(false);
    expect(isLikeForm({ ...form, isOpen: 'yes' }, form)).toBe(false);
    expect(isLikeForm({ ...form, rows: '16' }, form)).toBe(false);
  });
});

describe('a table of fields', () => {
  const fields: FieldTable<Form> = [
    { name: 'name', label: 'Nimi' },
    { name: 'isOpen', label: 'Auki' },
    { name: 'season', label: 'Kausi', text: ({ season }) => (season === 'summer' ? 'Kesä' : 'Talvi') },
    { name: 'note', label: 'Muistiinpano', sentAs: 'details.note' },
    { name: 'rows', label: 'Vanteet' },
  ];

  test('two versions are compared by the labels and texts of the field table', () => {
    const stored = emptyOf(formSchema);
    const own = { ...stored, isOpen: true, season: 'winter' } as const;
    const versions = versionsOf(fields, stored, own);
    expect(versions.filter((field) => field.stored !== field.own)).toEqual([
      { name: 'Auki', stored: 'Ei', own: 'Kyllä' },
      { name: 'Kausi', stored: 'Kesä', own: 'Talvi' },
    ]);
  });

  test('a server error is shown at its field, also in a row or under another name', () => {
    const refused = ['name', 'details.note.0', 'rows.0.rim', 'unknown'].map((path) => ({
      path,
      code: 'bad',
      message: `Väärin: ${path}`,
    }));
    expect([...errorsByField(refused, fields)].toReversed()).toEqual([
      ['name', 'Väärin: name'],
      ['note', 'Väärin: details.note.0'],
      ['rows.0.rim', 'Väärin: rows.0.rim'],
      ['unknown', 'Väärin: unknown'],
    ]);
  });
});

const stale = new ApiProblem({ status: 409, code: 'conflict.stale', message: 'Vanha versio.' });

/** A store that refuses every version but its newest. */
function storeOf(stored: { values: { price: number; name: string }; version: number }) {
  const sent: unknown[] = [];
  return {
    sent,
    calls: {
      save: (values: object, version: number) => {
        sent.push([values, version]);
        return version === stored.version ? Promise.resolve('saved') : Promise.reject(stale);
      },
      reload: () => Promise.resolve(stored),
      isValid: () => true,
    },
  };
}

describe('saving over a version', () => {
  const begun = { version: 4, values: { price: 80, name: 'Joulu' } };
  const typed = { price: 70, name: 'Joulu' };

  test('a form is saved over the version it was begun on', async () => {
    const { sent, calls } = storeOf(begun);
    expect(await saveOver(begun, typed, calls)).toEqual({ kind: 'saved', answer: 'saved', isMerged: false });
    expect(sent).toEqual([[typed, 4]]);
  });

  test('a conflict in the same fields is handed over and nothing is overwritten', async () => {
    const stored = { version: 5, values: { price: 75, name: 'Talvi' } };
    const { sent, calls } = storeOf(stored);
    expect(await saveOver(begun, typed, calls)).toEqual({ kind: 'conflict', stored });
    expect(sent).toEqual([[typed, 4]]);
  });

  test('a save has the values of fields that only somebody else changed', async () => {
    const { sent, calls } = storeOf({ version: 7, values: { price: 80, name: 'Talvi' } });
    expect(await saveOver(begun, typed, calls)).toEqual({ kind: 'saved', answer: 'saved', isMerged: true });
    expect(sent).toEqual([
      [typed, 4],
      [{ price: 70, name: 'Talvi' }, 7],
    ]);
  });

  test('a newer version that differs only in other fields is saved over at once', async () => {
    const { sent, calls } = storeOf({ ...begun, version: 7 });
    expect(await saveOver(begun, typed, calls)).toMatchObject({ kind: 'saved', isMerged: false });
    expect(sent).toEqual([
      [typed, 4],
      [typed, 7],
    ]);
  });

  test('nothing is merged when a value the fields depend on has changed', async () => {
    const { sent, calls } = storeOf({ ...begun, version: 7 });
    expect(await saveOver(begun, typed, { ...calls, isBlocked: () => true })).toMatchObject({
      kind: 'conflict',
    });
    expect(sent).toHaveLength(1);
  });

  test('merged changes that are invalid together are shown before saving', async () => {
    const { sent, calls } = storeOf({ version: 7, values: { price: 80, name: 'Talvi' } });
    expect(await saveOver(begun, typed, { ...calls, isValid: () => false })).toMatchObject({
      kind: 'invalid',
    });
    expect(sent).toHaveLength(1);
  });

  test('a version that changes with every save is shown after three tries', async () => {
    let version = 4;
    const { calls } = storeOf({ ...begun, version: 0 });
    const reload = () => Promise.resolve({ ...begun, version: (version += 1) });
    const outcome = await saveOver(begun, typed, { ...calls, reload });
    expect(outcome).toMatchObject({ kind: 'conflict', stored: { version: 7 } });
  });

  test('a conflict stays when the newer version cannot be loaded; other errors pass through', async () => {
    const { calls } = storeOf({ ...begun, version: 5 });
    await expect(
      saveOver(begun, typed, { ...calls, reload: () => Promise.reject(new Error('offline')) }),
    ).rejects.toBe(stale);
    const other = new Error('refused');
    await expect(saveOver(begun, typed, { ...calls, save: () => Promise.reject(other) })).rejects.toBe(other);
  });
});
