// Pages of somebody who subscribes, confirms or leaves: the popup stays away for now.
import { notePopupSeen } from './popup-memory.ts';

/** Called once, as soon as the page is there. */
export function attach(): void {
  notePopupSeen();
}
