import { expect, test } from 'vitest';

import { hasLimits, limitsIn } from './subscriber-filters.tsx';

const within = (query: string) => limitsIn(new URLSearchParams(query));

test('the filters of subscribers are in the URL, and invalid ones there filter nothing', () => {
  expect(within('kausi=winter&koko=205+55+16&alkaen=2026-03-01&haku=anna')).toEqual({
    season: 'winter',
    size: '205/55R16',
    since: '2026-03-01',
  });
  expect(hasLimits(within('alkaen=2026-03-01'))).toBe(true);
  const odd = within('kausi=syksy&koko=iso&alkaen=2026-02-31');
  expect(odd).toEqual({ season: undefined, size: '', since: '' });
  expect(hasLimits(odd)).toBe(false);
  // A year on its way to being typed.
  expect(within('alkaen=0002-03-01').since).toBe('');
});
