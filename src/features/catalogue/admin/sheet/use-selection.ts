// Which rows of the sheet are chosen: some by their ids, or all that the filter lets through but some.
import { useState } from 'react';

import type { SheetFilter } from '../../search/sheet-filter.ts';

type State =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

const NONE: State = { mode: 'some', ids: new Set() };

export function useSelection() {
  const [state, setState] = useState<State>(NONE);
  return {
    isSelected: (id: string) => (state.mode === 'some' ? state.ids.has(id) : !state.except.has(id)),
    /** Selected rows, `total` being the number of all rows. */
    count: (total: number) =>
      state.mode === 'some' ? state.ids.size : Math.max(0, total - state.except.size),
    isAll: state.mode === 'all' && state.except.size === 0,
    toggle: (id: string) => setState((before) => toggled(before, id)),
    add: (ids: readonly string[]) => setState((before) => added(before, ids)),
    selectAll: () => setState({ mode: 'all', except: new Set() }),
    clear: () => setState(NONE),
    /** As a call sends it; nothing chosen means all that the filter lets through. */
    sent: (filter: SheetFilter) => {
      if (state.mode === 'some') return state.ids.size === 0 ? { filter } : { ids: [...state.ids] };
      return { filter, ...(state.except.size > 0 && { except: [...state.except] }) };
    },
  };
}

export type RowSelection = ReturnType<typeof useSelection>;

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
