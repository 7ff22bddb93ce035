// The tyres ticked for comparison, for as long as the browser's session lasts.
import { MAX_COMPARED } from '../../paths.ts';

/** As in entry.ts, which loads the tray again on the next page. */
const KEY = 'kaarto-compare';
const WIDE = '(min-width: 1280px)';

export interface ChosenTyre {
  id: string;
  name: string;
  /** Address of its picture. */
  picture: string;
}

/** Three, four where there is room for their columns. */
export function mostCompared(): number {
  return matchMedia(WIDE).matches ? MAX_COMPARED : MAX_COMPARED - 1;
}

/** Empty where storage is blocked or contains something else. */
export function readChosen(): ChosenTyre[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosen) : [];
  } catch {
    return [];
  }
}

export function writeChosen(chosen: readonly ChosenTyre[]): void {
  try {
    if (chosen.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

function isChosen(value: unknown): value is ChosenTyre {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'picture' in value &&
    typeof value.picture === 'string'
  );
}
