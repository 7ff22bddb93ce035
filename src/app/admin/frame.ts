// Where the back office is shown: a separate page at /admin, or the drawer over a public page.
import { createContext } from 'react';

export type AdminFrame =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'drawer';
      /** Hides the drawer; what is open in it stays as it is. */
      readonly close: () => void;
      /** It was opened by the key of the search, before this frame listened to keys. */
      readonly startsWithSearch: boolean;
    };

export const AdminFrameContext = createContext<AdminFrame>({ kind: 'page' });

/** The frame of the document's place for the back office: a dialog around it makes it a drawer. */
export function frameAround(host: HTMLElement): AdminFrame {
  const dialog = host.closest('dialog');
  return dialog
    ? { kind: 'drawer', close: () => dialog.close(), startsWithSearch: host.dataset['opens'] === 'search' }
    : { kind: 'page' };
}
