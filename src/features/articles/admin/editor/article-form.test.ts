// What publishing requires of an article's fields, and how two versions of them are shown.
import { describe, expect, test } from 'vitest';

import { errorsByField, versionsOf } from '../../../../platform/browser/form/field-table.ts';
import { articleFields, draftSchema, hasText, NO_FIELDS, publishSchema } from './article-form.ts';

const whole = { ...NO_FIELDS, title: 'Renkaat', content: 'Alku' };

const refusedOf = (fields: typeof whole) =>
  publishSchema.safeParse(fields).error?.issues.map(({ path }) => path.join('.'));

describe('what an article needs before it is published', () => {
  test('a draft may lack anything, a published article has a title and a text', () => {
    expect(draftSchema.safeParse(NO_FIELDS).success).toBe(true);
    expect(refusedOf({ ...whole, title: ' ', content: '' })).toEqual(['title', 'content']);
    expect(refusedOf(whole)).toBeUndefined();
  });

  test('a time that cannot be read is refused and never means at once', () => {
    const refused = publishSchema.safeParse({ ...whole, publishAt: '20261-12-01T08:00' });
    expect(refused.error?.issues[0]?.message).toContain('Julkaisuaika on kesken.');
    expect(refusedOf({ ...whole, publishAt: '2026-12-01T08:00' })).toBeUndefined();
  });

  test('an article without title and text is no draft to save', () => {
    expect(hasText({ ...NO_FIELDS, summary: 'Lyhyesti' })).toBe(false);
    expect(hasText({ ...NO_FIELDS, content: 'Alku' })).toBe(true);
  });
});

describe('the fields of an article', () => {
  test('the error of one keyword is shown at the keywords field', () => {
    const errors = [{ path: 'keywords.3', code: 'too_big', message: 'Liian pitkä.' }];
    expect(errorsByField(errors, articleFields).get('keywords')).toBe('Liian pitkä.');
  });

  test('two versions show the time of publishing as people read it', () => {
    const timed = { ...whole, publishAt: '2026-12-01T08:00' };
    const time = versionsOf(articleFields, whole, timed).find(({ name }) => name === 'Julkaisuaika');
    expect(time?.stored).toBe('');
    expect(time?.own).toMatch(/1\.12\.2026.*8[.:]00/);
  });
});
