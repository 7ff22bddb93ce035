// A call that a button or form makes: whether it is under way, and why it failed.
import { useState } from 'react';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';

export interface CallState {
  isBusy: boolean;
  problem: ApiProblem | undefined;
  /** What is wrong with one field. */
  errorOf: (field: string) => string | undefined;
  /** Why it failed, where no field shows it. */
  message: string | undefined;
  /** Runs one call at a time; whether it went well. */
  run: (action: () => Promise<void>) => Promise<boolean>;
  clear: () => void;
}

export function useCall(): CallState {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  return {
    isBusy,
    problem,
    errorOf: (field) => problem?.errors.find(({ path }) => path === field)?.message,
    message: problem && problem.errors.length === 0 ? problem.message : undefined,
    clear: () => setProblem(undefined),
    run: async (action) => {
      if (isBusy) return false;
      setIsBusy(true);
      setProblem(undefined);
      try {
        await action();
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        setProblem(error);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}

/** Saves a record; where somebody else saved first, what is stored now. */
export async function saveOrStored<Saved>(
  save: () => Promise<Saved>,
  readStored: () => Promise<Saved | undefined>,
): Promise<{ isSaved: boolean; record: Saved }> {
  try {
    return { isSaved: true, record: await save() };
  } catch (error) {
    const stored = error instanceof ApiProblem && error.status === 409 ? await readStored() : undefined;
    if (stored === undefined) throw error;
    return { isSaved: false, record: stored };
  }
}

/** A text field of a form that is being sent. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
