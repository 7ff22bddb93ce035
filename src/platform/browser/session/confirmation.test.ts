import { expect, test } from 'vitest';

import { ApiProblem } from '../api-problem.ts';
import { onConfirmationNeeded, withConfirmation } from './confirmation.ts';

const refused = new ApiProblem({ message: 'Vahvista salasanallasi.', code: 'auth.confirm', status: 403 });

/** A call that is refused until the password was typed. */
function guarded() {
  let isConfirmed = false;
  let asked = 0;
  const stop = onConfirmationNeeded(async () => {
    asked += 1;
    isConfirmed = true;
    return true;
  });
  return {
    stop,
    promptCount: () => asked,
    call: async (answer: string) => {
      if (!isConfirmed) throw refused;
      return answer;
    },
  };
}

test('a call that needs the password again is repeated once it was typed, so nothing that was typed before is lost', async () => {
  const { call, promptCount, stop } = guarded();
  expect(await withConfirmation(() => call('vienti'))).toBe('vienti');
  expect(promptCount()).toBe(1);
  stop();
});

test('two calls at once ask for the password once', async () => {
  const { call, promptCount, stop } = guarded();
  const answers = await Promise.all([
    withConfirmation(() => call('yksi')),
    withConfirmation(() => call('kaksi')),
  ]);
  expect(answers).toEqual(['yksi', 'kaksi']);
  expect(promptCount()).toBe(1);
  stop();
});

test('cancelling the password dialog shows why the call was refused', async () => {
  const stop = onConfirmationNeeded(async () => false);
  await expect(withConfirmation(() => Promise.reject(refused))).rejects.toBe(refused);
  stop();
});
