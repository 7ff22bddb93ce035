import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { hasDrafts, readDraft, removeDraft, removeDrafts, storeDraft } from './draft-storage.ts';

const page = new EventTarget();
const setItem = vi.fn<(key: string, value: string) => void>();
const shown = z.object({ title: z.string() });

beforeEach(() => {
  vi.useFakeTimers();
  setItem.mockClear();
  const stored = Object.create(
    {
      setItem: (key: string, value: string) => {
        setItem(key, value);
        stored[key] = value;
      },
      getItem: (key: string) => stored[key] ?? null,
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    },
    {},
  );
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is written once for several keys, and read as the last of them left it', () => {
  for (const title of ['T', 'Ta', 'Tal']) storeDraft('articles:new', { title });
  expect(setItem).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(setItem.mock.calls).toEqual([['draft:articles:new', '{"title":"Tal"}']]);
  storeDraft('articles:new', { title: 'Talvi' });
  expect(readDraft('articles:new', shown)).toEqual({ title: 'Talvi' });
});

test('a draft is written before the page is left', () => {
  storeDraft('articles:new', { title: 'Talvi' });
  page.dispatchEvent(new Event('pagehide'));
  expect(setItem).toHaveBeenCalledOnce();
});

test('a draft that waits to be written is there for a sign-out to ask about, and removed with the others', () => {
  storeDraft('articles:new', { title: 'Talvi' });
  expect(hasDrafts()).toBe(true);
  removeDrafts();
  storeDraft('pages:1', { title: 'Kesä' });
  removeDraft('pages:1');
  vi.runAllTimers();
  expect(hasDrafts()).toBe(false);
  expect(setItem).not.toHaveBeenCalled();
});
