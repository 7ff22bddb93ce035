// The subscribers that staff have chosen to send to: stored while the tab is open, from the list to the form and the sending.
import { useOutletContext } from 'react-router';

/** Ids of subscribers. */
export type Chosen = ReadonlySet<string>;

export const NOBODY: Chosen = new Set();

export interface ChosenContext {
  chosen: Chosen;
  setChosen: (chosen: Chosen) => void;
}

export function useChosen(): ChosenContext {
  return useOutletContext<ChosenContext>();
}

/** With the ids added, or taken away when they were all there. */
export function toggled(chosen: Chosen, ids: readonly string[]): Chosen {
  const isEvery = ids.every((id) => chosen.has(id));
  const next = new Set(chosen);
  for (const id of ids) {
    if (isEvery) next.delete(id);
    else next.add(id);
  }
  return next;
}
