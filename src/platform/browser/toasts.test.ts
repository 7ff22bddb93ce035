import { expect, test, vi } from 'vitest';

import {
  currentToasts,
  dismissToast,
  showToast,
  showUndo,
  subscribeToToasts,
  toastDurationMs,
} from './toasts.ts';

test('a toast is shown for three seconds by default, an undo for ten', () => {
  showToast({ text: 'Tallennettu', tone: 'ok' });
  showUndo('Poistettu', 'Kumoa', () => {});
  const [undo, saved] = currentToasts().recent;
  expect(saved && toastDurationMs(saved)).toBe(3_000);
  expect(undo && toastDurationMs(undo)).toBe(10_000);
});

test('at most three toasts are shown at once and the last ten are listed, newest first', () => {
  for (let count = 1; count <= 12; count += 1) showToast({ text: String(count) });
  expect(currentToasts().shown.map(({ text }) => text)).toEqual(['10', '11', '12']);
  expect(currentToasts().recent.map(({ text }) => text)).toEqual([
    '12',
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
  ]);
});

test('a message that is taken away stays among the last ten', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToToasts(listener);
  const takeAway = showToast({ text: 'Hetki' });
  takeAway();
  dismissToast(-1);
  stop();
  expect(currentToasts().shown.some(({ text }) => text === 'Hetki')).toBe(false);
  expect(currentToasts().recent[0]?.text).toBe('Hetki');
  expect(listener).toHaveBeenCalledTimes(3);
});
