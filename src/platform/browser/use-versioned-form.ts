// The state of a form over one stored value with a version: what is changed, a draft that outlives the form, saving, and
// somebody else saving first.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';

import { ApiProblem } from './api-problem.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

export interface Versioned<Value> {
  value: Value;
  version: number;
}

export interface VersionedFormOptions<Value> {
  /** Names the draft in the tab's storage. */
  name: string;
  /** Of the draft as it is kept. */
  draftSchema: z.ZodType<Versioned<Value>>;
  loaded: Versioned<Value>;
  /** Sends the value over the version it was begun on; answers what is stored then. */
  save: (value: Value, version: number) => Promise<Versioned<Value>>;
  /** What is stored now, after somebody else saved. */
  reload: () => Promise<Versioned<Value>>;
  onSaved?: () => void;
}

export interface VersionedForm<Value> {
  value: Value;
  setValue: (value: Value) => void;
  isDirty: boolean;
  isSaving: boolean;
  /** When the last save succeeded and nothing was changed since; a number that differs from save to save. */
  savedAt: number | undefined;
  /** Why the last save failed, unless because of a newer version. */
  error: Error | null;
  /** What somebody else has saved meanwhile. */
  conflict: Versioned<Value> | undefined;
  /** The form was opened with a draft from before. */
  hasRestored: boolean;
  /** Saves; over a conflict, the own value over the newer version. */
  submit: () => void;
  /** Gives the changes up for what is stored. */
  discard: () => void;
}

/** Values are compared as JSON: the same keys in the same order are the same value. */
export function useVersionedForm<Value>(options: VersionedFormOptions<Value>): VersionedForm<Value> {
  const { name, draftSchema, loaded, save, reload, onSaved } = options;
  const [kept] = useState(() => readDraft(name, draftSchema));
  const [base, setBase] = useState({ value: loaded.value, version: kept?.version ?? loaded.version });
  const [value, setValue] = useState(kept === undefined ? loaded.value : kept.value);
  const [conflict, setConflict] = useState<Versioned<Value>>();
  const isDirty = JSON.stringify(value) !== JSON.stringify(base.value);

  useEffect(() => {
    if (isDirty) keepDraft(name, { value, version: base.version });
    else forgetDraft(name);
  }, [name, isDirty, value, base.version]);

  function adopt(next: Versioned<Value>): void {
    setConflict(undefined);
    setBase(next);
    setValue(next.value);
  }
  const saving = useMutation({
    mutationFn: (version: number) => save(value, version),
    onSuccess: (stored) => {
      adopt(stored);
      onSaved?.();
    },
    onError: async (error) => {
      if (isStale(error)) setConflict(await reload());
    },
  });

  return {
    value,
    setValue: (next) => {
      if (saving.isSuccess) saving.reset();
      setValue(next);
    },
    isDirty,
    isSaving: saving.isPending,
    savedAt: saving.isSuccess && !isDirty ? saving.submittedAt : undefined,
    error: conflict && isStale(saving.error) ? null : saving.error,
    conflict,
    hasRestored: kept !== undefined,
    submit: () => saving.mutate(conflict?.version ?? base.version),
    discard: () => {
      saving.reset();
      adopt(conflict ?? base);
    },
  };
}

function isStale(error: Error | null): boolean {
  return error instanceof ApiProblem && error.code === 'conflict.stale';
}
