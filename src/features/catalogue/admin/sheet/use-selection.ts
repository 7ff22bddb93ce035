// Which rows of the sheet are chosen: some by their ids, or all that the filter lets through but some.
import { useState } from 'react';

import type { SheetFilter } from '../../search/sheet-filter.ts';
import type { SheetSelection } from './sheet-queries.ts';

type State =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

const NONE: State = { mode: 'some', ids: new Set() };

export interface RowSelection {
  readonly isSelected: (id: string) => boolean;
  /** Of so many rows in all. */
  readonly count: (total: number) => number;
  readonly isAll: boolean;
  readonly toggle: (id: string) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** As a call sends it; nothing chosen means all that the filter lets through. */
  readonly sent: (filter: SheetFilter) => SheetSelection;
}

export function useSelection(): RowSelection {
  const [state, setState] = useState<State>(NONE);
  return {
    isSelected: (id) => (state.mode === 'some' ? state.ids.has(id) : !state.except.has(id)),
    count: (total) => (state.mode === 'some' ? state.ids.size : Math.max(0, total - state.except.size)),
    isAll: state.mode === 'all' && state.except.size === 0,
    toggle: (id) => setState((before) => toggled(before, id)),
    add: (ids) => setState((before) => added(before, ids)),
    selectAll: () => setState({ mode: 'all', except: new Set() }),
    clear: () => setState(NONE),
    sent: (filter) => {
      if (state.mode === 'some') return state.ids.size === 0 ? { filter } : { ids: [...state.ids] };
      return { filter, ...(state.except.size > 0 && { except: [...state.except] }) };
    },
  };
}

function toggled(state: State, id: string): State {
  const next = new Set(state.mode === 'some' ? state.ids : state.except);
  if (!next.delete(id)) next.add(id);
  return state.mode === 'some' ? { mode: 'some', ids: next } : { mode: 'all', except: next };
}

function added(state: State, ids: readonly string[]): State {
  if (state.mode === 'some') return { mode: 'some', ids: new Set([...state.ids, ...ids]) };
  const except = new Set(state.except);
  for (const id of ids) except.delete(id);
  return { mode: 'all', except };
}
