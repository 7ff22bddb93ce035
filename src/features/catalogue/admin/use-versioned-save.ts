// Saving a form of a panel over the version it was begun on, with what somebody else saved meanwhile beside it.
import { useState } from 'react';

import { saveOver } from './save-over.ts';
import type { SaveOver } from './save-over.ts';
import { useChange } from './tyre-queries.ts';

export interface VersionedSaveOptions<Stored, Answer> extends SaveOver<Stored, Answer> {
  loaded: Stored;
  onSaved: (answer: Answer) => void;
  /** The own changes are given up for what is stored: the form begins anew from it. */
  onTaken: (stored: Stored) => void;
  onFailed?: (error: Error) => void;
}

export interface VersionedSave<Stored, Answer> {
  /** What the form was begun on, or what was seen of it since. */
  begun: Stored;
  /** What somebody else has saved meanwhile; saving waits for the choice. */
  theirs: Stored | undefined;
  /** What was saved. */
  answer: Answer | undefined;
  submit: () => void;
  takeTheirs: () => void;
  /** Saves the own version over theirs. */
  keepOwn: () => void;
  /** Begins anew from what a call beside the form has answered. */
  setBegun: (stored: Stored) => void;
  isPending: boolean;
  isSaved: boolean;
  error: Error | null;
}

export function useVersionedSave<Stored extends { version: number }, Answer>(
  options: VersionedSaveOptions<Stored, Answer>,
): VersionedSave<Stored, Answer> {
  const { loaded, onSaved, onTaken, onFailed, ...calls } = options;
  const [begun, setBegun] = useState(loaded);
  const saving = useChange(
    (from: Stored) => saveOver(from, calls),
    (outcome) => {
      if (outcome.kind === 'saved') onSaved(outcome.answer);
    },
  );
  const { data, isPending, error } = saving;
  const send = (from: Stored) => saving.mutate(from, { onError: (failure) => onFailed?.(failure) });
  const theirs = data?.kind === 'conflict' ? data.stored : undefined;
  return {
    begun,
    theirs,
    answer: data?.kind === 'saved' ? data.answer : undefined,
    submit: () => {
      if (!isPending && !theirs) send(begun);
    },
    takeTheirs: () => {
      if (!theirs) return;
      setBegun(theirs);
      onTaken(theirs);
      saving.reset();
    },
    keepOwn: () => {
      if (!theirs) return;
      setBegun(theirs);
      send(theirs);
    },
    setBegun,
    isPending,
    isSaved: data?.kind === 'saved',
    error,
  };
}
