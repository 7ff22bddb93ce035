// The unsaved draft of a record form in session storage: it survives an expired session, a sign-in and a reload.
import { useEffect } from 'react';
import { z } from 'zod';

import { removeDraft, storeDraft, readDraft } from './draft-storage.ts';
import { isLikeForm } from './form-schema.ts';
import type { Version } from './save-over.ts';

export interface RecordDraft<Values> {
  values: Values;
  /** What they were begun on. */
  base: Version<Values>;
}

/** The draft under `name`; undefined when there is none, or it is of a form with other fields than `values`. */
export function readRecordDraft<Values>(name: string, values: Values): RecordDraft<Values> | undefined {
  const like = z.custom<Values>((value) => isLikeForm(value, values));
  return readDraft(name, z.object({ values: like, base: z.object({ values: like, version: z.int32() }) }));
}

/** Saves the draft with every change, and clears it when nothing is left to save. */
export function useRecordDraft<Values>(
  name: string,
  isDirty: boolean,
  { values, base }: RecordDraft<Values>,
): void {
  useEffect(() => {
    if (isDirty) storeDraft(name, { values, base: { values: base.values, version: base.version } });
    else removeDraft(name);
  }, [name, isDirty, values, base]);
}
