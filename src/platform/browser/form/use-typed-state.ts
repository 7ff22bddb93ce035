// The state of a form that is not a record: what is typed outlives a reload and the end of the session, as in a record form.
import { useState } from 'react';
import type { z } from 'zod';

import { readDraft, removeDraft, storeDraft } from './draft-storage.ts';

interface TypedState<Typed extends object> {
  typed: Typed;
  set: (changed: Partial<Typed>) => void;
  /** Removes what is stored: it was used, or given up. */
  forget: () => void;
}

/** `name`: of the draft. `given` comes from elsewhere and replaces the stored draft. */
export function useTypedState<Typed extends object>(
  name: string,
  schema: z.ZodType<Typed>,
  start: () => Typed,
  given?: Typed,
): TypedState<Typed> {
  const [typed, setTyped] = useState(() => given ?? readDraft(name, schema) ?? start());
  return {
    typed,
    set: (changed) => {
      const next = { ...typed, ...changed };
      setTyped(next);
      storeDraft(name, next);
    },
    forget: () => removeDraft(name),
  };
}
