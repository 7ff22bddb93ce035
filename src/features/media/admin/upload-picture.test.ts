import { expect, test } from 'vitest';

import { ApiProblem, noResponse } from '../../../platform/browser/api-problem.ts';
import { failureOf, refusalOf } from './upload-picture.ts';

const quoted = { refused: 'Failed to upload image', unanswered: 'Error uploading image' };
const problem = (status: number, code: string) => new ApiProblem({ status, code, message: 'Syy.' });

test('a picture of another type or above 5 MB is refused at once, with its English text', () => {
  expect(refusalOf(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).toMatchObject({
    title: 'Kuvan lataus epäonnistui',
    quoted: expect.stringMatching(/^File type not supported. Please upload /),
  });
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
  expect(refusalOf(large)?.quoted).toBe('File size exceeds 5MB limit');
  expect(refusalOf(new File(['x'], 'a.webp', { type: 'image/webp' }))).toBeUndefined();
});

test('a failed upload shows the sentence of the server and its English text below', () => {
  expect(failureOf(problem(422, 'media.damaged'), quoted)).toEqual({
    title: 'Kuvan lataus epäonnistui',
    message: 'Syy.',
    quoted: 'Failed to upload image',
  });
  expect(failureOf(problem(413, 'media.too_large'), quoted).quoted).toBe('File size exceeds 5MB limit');
  expect(failureOf(problem(500, 'internal'), quoted).title).toBe('Palvelinvirhe: Kuvan lataus epäonnistui');
  expect(failureOf(problem(401, 'auth.required'), quoted).title).toBe(
    'Et ole kirjautunut sisään ylläpitäjänä',
  );
  expect(failureOf(noResponse(false), quoted).quoted).toBe('Error uploading image');
  expect(failureOf(new Error('unknown'), undefined).quoted).toBeUndefined();
});
