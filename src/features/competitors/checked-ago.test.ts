import { expect, test } from 'vitest';

import { checkedAgo } from './checked-ago.ts';

const NOW = Date.parse('2026-11-21T12:00:00+02:00');

test.each([
  ['2026-11-21T12:00:30+02:00', 'juuri nyt'],
  ['2026-11-21T11:59:01+02:00', 'juuri nyt'],
  ['2026-11-21T11:59:00+02:00', '1 min sitten'],
  ['2026-11-21T11:00:01+02:00', '59 min sitten'],
  ['2026-11-21T11:00:00+02:00', '1 t sitten'],
  ['2026-11-20T12:00:00+02:00', '24 t sitten'],
  ['2026-11-20T11:59:00+02:00', '1 pv sitten'],
  ['2026-11-11T11:00:00+02:00', '10 pv sitten'],
])('a check at %s was %s at noon', (at, words) => {
  expect(checkedAgo(Date.parse(at), NOW).replaceAll('\u00A0', ' ')).toBe(words);
});
