import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isConversationId, newConversationId } from './conversation-id.ts';

test('every new id is one that the log takes, and no two are alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('conv' as const, 'faq' as const),
      fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 }),
      (kind, nowMs) => {
        const id = newConversationId(kind, nowMs);
        expect(isConversationId(id)).toBe(true);
        expect(id.startsWith(`${kind}_${nowMs}_`)).toBe(true);
        expect(newConversationId(kind, nowMs)).not.toBe(id);
      },
    ),
  );
});
