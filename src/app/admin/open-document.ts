// Where a sign-in leads: a new document, with the back office open over it where that is a public page.
import { OPEN_DRAWER } from '../site/messages-drawer.ts';

/** Replaces the entry so that Back skips the sign-in. */
export function openDocument(path: string): void {
  location.replace(path === '/' ? `/${OPEN_DRAWER}` : path);
}
