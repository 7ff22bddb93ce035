// When a form that saves itself does so: a while after the last key, and at once when it is left.
import { useEffect, useRef } from 'react';

/** Typing that stops for so long is saved. */
const AUTOSAVE_AFTER_MS = 1_500;
const AUTOSAVE_AGAIN_AFTER_MS = 10_000;

export interface AutosaveParts<Fields> {
  /** Whether there is something to save that may be saved now. */
  isDue: boolean;
  fields: Fields;
  areSame: (first: Fields, second: Fields) => boolean;
  /** Saves are made one after the other: each waits for the one before. */
  autosave: {
    mutate: (fields: Fields) => void;
    isPending: boolean;
    isError: boolean;
    /** What the last save was of. */
    variables: Fields | undefined;
  };
  /** Called as the form is left with nothing to save. */
  onLeft?: (() => void) | undefined;
}

export function useAutosave<Fields>({
  isDue,
  fields,
  areSame,
  autosave: { mutate, isPending, isError, variables },
  onLeft,
}: AutosaveParts<Fields>): void {
  useEffect(() => {
    if (!isDue || isPending) return undefined;
    const hasFailed = isError && variables !== undefined && areSame(variables, fields);
    const timer = setTimeout(() => mutate(fields), hasFailed ? AUTOSAVE_AGAIN_AFTER_MS : AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, isPending, isError, variables, fields, areSame, mutate]);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => {
      if (!isDue) onLeft?.();
      // The one on its way may be this very text.
      else if (!isPending || variables === undefined || !areSame(variables, fields)) mutate(fields);
    };
  });
  useEffect(() => () => leave.current?.(), []);
}

/** False once the form is gone, whose saves may come to their end later. */
export function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
