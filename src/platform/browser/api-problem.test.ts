import { expect, test } from 'vitest';

import { problemOf } from './api-problem.ts';
import { callMessages } from './messages.ts';

test('a sentence without a code is told as it is, and goes by its status', () => {
  const problem = problemOf(409, '{"message":"Osoite on jo tilannut uutiskirjeen."}', null);
  expect(problem).toMatchObject({
    message: 'Osoite on jo tilannut uutiskirjeen.',
    code: 'http.409',
    status: 409,
    errors: [],
  });
});

test.each(['', '<h1>Bad Gateway</h1>', 'null', '[]', '{"code":"a.b"}', '{"message":""}', '{"message":7}'])(
  'an error answer %j without a sentence gets one of ours',
  (text) => {
    expect(problemOf(502, text, null)).toMatchObject({
      message: callMessages.unreadable,
      code: 'network.unreadable',
      status: 502,
    });
  },
);
