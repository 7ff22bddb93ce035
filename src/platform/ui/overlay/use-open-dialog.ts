// A dialog that is open for as long as it is drawn.
import { useEffect, useRef, type RefObject } from 'react';

/** The ref for its element. `onClose`: it was closed, and is not to be drawn any more. */
export function useOpenDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Once: rendering again around it does not open it again.
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('close', onClose);
    return () => element?.removeEventListener('close', onClose);
  }, [onClose]);
  return dialog;
}
