// Moves the focus to the nearest remaining element when the focused button is removed with its row.
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** `ref` and `onFocus` go on an element with `tabIndex` -1, which takes the focus unless `instead` does. */
export function useFocusFallback<Place extends HTMLElement = HTMLDivElement>(
  instead?: RefObject<HTMLElement | null>,
) {
  const ref = useRef<Place>(null);
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) (instead ?? ref).current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent): void => {
    last.current = target === ref.current ? undefined : target;
  };
  return { ref, onFocus };
}
