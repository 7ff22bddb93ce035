// When a form that saves itself does so: a while after the last key, and at once when it is left.
import { useEffect, useEffectEvent, useRef } from 'react';

import { isSameJson } from '../../contract/records.ts';

/** Milliseconds without typing until a save. */
const AUTOSAVE_AFTER_MS = 1_500;
const AUTOSAVE_AGAIN_AFTER_MS = 10_000;

export interface AutosaveParts<Fields> {
  /** Whether there is something to save that may be saved now. */
  isDue: boolean;
  fields: Fields;
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
  autosave: { mutate, isPending, isError, variables },
  onLeft,
}: AutosaveParts<Fields>): void {
  const save = useEffectEvent(mutate);
  useEffect(() => {
    if (!isDue || isPending) return undefined;
    const hasFailed = isError && variables !== undefined && isSameJson(variables, fields);
    const timer = setTimeout(() => save(fields), hasFailed ? AUTOSAVE_AGAIN_AFTER_MS : AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, isPending, isError, variables, fields]);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => {
      if (!isDue) onLeft?.();
      // The one on its way may be this very text.
      else if (!isPending || variables === undefined || !isSameJson(variables, fields)) mutate(fields);
    };
  });
  useEffect(() => () => leave.current?.(), []);
}

/** False once the form is unmounted; a save under way may finish after that. */
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
