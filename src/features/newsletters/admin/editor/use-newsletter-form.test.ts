// What the editor refuses before anything is sent, and when a save that failed cannot be tried again.
import { describe, expect, test } from 'vitest';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { formOf } from '../../../../platform/browser/form/form-schema.ts';
import { newsletterFormSchema, type NewsletterFields } from './newsletter-form.ts';
import { whyUnsaveable } from './use-newsletter-form.ts';

const filled: NewsletterFields = {
  subject: 'Talvi',
  content: 'Hei!',
  heroImage: '',
  sendDate: '2026-11-22T09:00',
  status: 'draft',
};

/** The sentence at each field that is refused. */
function refused(fields: NewsletterFields) {
  const issues = newsletterFormSchema.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a newsletter', () => {
  test('subject, content and sending time are required, the image is not', () => {
    expect(refused(filled)).toEqual({});
    expect(refused({ ...filled, subject: ' ', content: '\n', sendDate: '' })).toEqual({
      subject: 'Anna uutiskirjeelle aihe.',
      content: 'Kirjoita uutiskirjeen sisältö.',
      sendDate: 'Valitse lähetysaika.',
    });
    expect(refused({ ...filled, sendDate: '0002-01-01T09:00' })).toEqual({
      sendDate: 'Tarkista päivämäärä.',
    });
  });

  test('a subject has at most eighty characters', () => {
    expect(refused({ ...filled, subject: 'a'.repeat(80) })).toEqual({});
    expect(refused({ ...filled, subject: 'a'.repeat(81) })['subject']).toContain('80');
  });

  test.each(['2026-07-01T09:00', '2026-12-01T09:00'])(
    'shows the sending time %s as it was chosen',
    (chosen) => {
      const body = newsletterFormSchema.parse({ ...filled, sendDate: chosen });
      expect(formOf(newsletterFormSchema, body).sendDate).toBe(chosen);
    },
  );
});

describe('a newsletter that can no longer be saved as itself', () => {
  const problem = (status: number, code: string) => new ApiProblem({ status, code, message: 'Syy.' });

  test('was removed or sent meanwhile, and says which', () => {
    expect(whyUnsaveable(problem(404, 'newsletter.not_found'))).toBe('Syy.');
    expect(whyUnsaveable(problem(409, 'newsletter.already_sent'))).toBe('Uutiskirje on jo lähetetty.');
  });

  test('is not one that somebody else changed or that failed to be saved', () => {
    expect(whyUnsaveable(problem(409, 'conflict.stale'))).toBeUndefined();
    expect(whyUnsaveable(problem(503, 'unavailable'))).toBeUndefined();
    expect(whyUnsaveable(null)).toBeUndefined();
  });
});
