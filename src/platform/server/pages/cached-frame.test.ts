import { expect, test } from 'vitest';

import { ByteCache } from './byte-cache.ts';
import { cacheFrame } from './cached-frame.ts';
import { bindFrame } from './frame.ts';

const MORNING = new Date('2026-11-21T08:00:00+02:00');
const EVENING = new Date('2026-11-21T18:00:00+02:00');

function frameOf(load: () => Promise<string>) {
  const cache = new ByteCache({ maxBytes: 1_000_000, now: () => MORNING.getTime() });
  const frame = bindFrame<string>({
    load: async () => ({ data: await load(), tags: ['profile', 'hours'], expiresAt: EVENING }),
    siteName: (name) => name,
    meta: () => ({}),
    isNoIndex: () => false,
    view: (_name, _current, page) => page,
    notFound: () => ({ head: { title: '', description: '', canonicalPath: '/' }, body: '' }),
  });
  const cached = cacheFrame(frame, cache);
  return { cache, nameAt: async (now: Date) => (await cached.open(now)).siteName };
}

test('a frame is loaded again when one of its tags or all change, and when it expires', async () => {
  let reads = 0;
  const { cache, nameAt } = frameOf(async () => `Kauppa ${(reads += 1)}`);
  expect([await nameAt(MORNING), await nameAt(MORNING)]).toEqual(['Kauppa 1', 'Kauppa 1']);
  cache.drop(['catalogue']);
  expect(await nameAt(MORNING)).toBe('Kauppa 1');
  cache.drop(['catalogue', 'hours']);
  expect([await nameAt(MORNING), await nameAt(MORNING)]).toEqual(['Kauppa 2', 'Kauppa 2']);
  cache.dropAll();
  expect(await nameAt(MORNING)).toBe('Kauppa 3');
  expect(await nameAt(EVENING)).toBe('Kauppa 4');
});

test('a frame that was being loaded while it changed is not cached', async () => {
  const gate = Promise.withResolvers<void>();
  let name = 'vanha';
  const { cache, nameAt } = frameOf(async () => {
    const read = name;
    await gate.promise;
    return read;
  });
  const early = nameAt(MORNING);
  name = 'uusi';
  cache.drop(['profile']);
  const late = nameAt(MORNING);
  gate.resolve();
  expect([await early, await late, await nameAt(MORNING)]).toEqual(['vanha', 'uusi', 'uusi']);
});

test('a frame that failed to load is loaded again', async () => {
  let isDown = true;
  const { nameAt } = frameOf(async () => {
    if (isDown) throw new Error('down');
    return 'Kauppa';
  });
  await expect(nameAt(MORNING)).rejects.toThrow('down');
  isDown = false;
  expect(await nameAt(MORNING)).toBe('Kauppa');
});
