import { expect, test } from 'vitest';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { saveOver } from './save-over.ts';

interface Stored {
  version: number;
  price: number;
}

const stale = new ApiProblem({ status: 409, code: 'conflict.stale', message: 'Vanha versio.' });

/** A store that refuses every version but its newest. */
function storeOf(stored: Stored) {
  const sent: number[] = [];
  return {
    sent,
    calls: {
      save: (version: number) => {
        sent.push(version);
        return version === stored.version ? Promise.resolve('saved') : Promise.reject(stale);
      },
      reload: () => Promise.resolve(stored),
      isAlike: (one: Stored, other: Stored) => one.price === other.price,
    },
  };
}

test('a form is saved over the version it was begun on', async () => {
  const { sent, calls } = storeOf({ version: 4, price: 80 });
  expect(await saveOver({ version: 4, price: 80 }, calls)).toEqual({ kind: 'saved', answer: 'saved' });
  expect(sent).toEqual([4]);
});

test('what somebody else saved of the same fields is handed over, and nothing is written over it', async () => {
  const stored = { version: 5, price: 75 };
  const { sent, calls } = storeOf(stored);
  expect(await saveOver({ version: 4, price: 80 }, calls)).toEqual({ kind: 'conflict', stored });
  expect(sent).toEqual([4]);
});

test('a newer version that differs elsewhere only is saved over at once', async () => {
  const { sent, calls } = storeOf({ version: 7, price: 80 });
  expect(await saveOver({ version: 4, price: 80 }, calls)).toEqual({ kind: 'saved', answer: 'saved' });
  expect(sent).toEqual([4, 7]);
});

test('a version that changes with every save is shown after three tries', async () => {
  let version = 4;
  const { calls } = storeOf({ version: 0, price: 80 });
  const reload = () => Promise.resolve({ version: (version += 1), price: 80 });
  const outcome = await saveOver({ version: 4, price: 80 }, { ...calls, reload });
  expect(outcome).toEqual({ kind: 'conflict', stored: { version: 7, price: 80 } });
});

test('a refusal stands when the newer version cannot be read, and any other failure is told as it is', async () => {
  const { calls } = storeOf({ version: 5, price: 80 });
  const begun = { version: 4, price: 80 };
  await expect(
    saveOver(begun, { ...calls, reload: () => Promise.reject(new Error('offline')) }),
  ).rejects.toBe(stale);
  const other = new Error('refused');
  await expect(saveOver(begun, { ...calls, save: () => Promise.reject(other) })).rejects.toBe(other);
});
