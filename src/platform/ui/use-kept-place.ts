// Where the focus goes when the button that has it goes away with its row: to what stands around it, not to the page's start.
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** `ref` and `onFocus` go on an element with `tabIndex` -1. */
export function useKeptPlace() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent): void => {
    last.current = target === ref.current ? undefined : target;
  };
  return { ref, onFocus };
}
