import { expect, test } from 'vitest';

import { noResponse, problemOf, serverMessageOr } from './api-problem.ts';
import { callMessages } from './messages.ts';

test('a message without a code is shown as it is, its kind follows the status', () => {
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

test("the caller's own text stands where the server said nothing that can be read", () => {
  const shown = (error: Error) => serverMessageOr(error, 'Virhe tarkistettaessa hintaa');
  expect(shown(problemOf(409, '{"message":"Hinta on jo tarkistettu."}', null))).toBe(
    'Hinta on jo tarkistettu.',
  );
  const silent = [
    problemOf(500, '<h1>', null),
    problemOf(502, '', null),
    noResponse(false),
    noResponse(true),
    new Error('x'),
  ];
  for (const error of silent) expect(shown(error)).toBe('Virhe tarkistettaessa hintaa');
});
