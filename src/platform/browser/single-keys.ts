// Keys that a view of the back office listens to itself: never those typed into a field, nor those of an open dialog.

/** Somebody who speaks to the computer can turn keys without Ctrl off (WCAG 2.1.4). */
export const SINGLE_KEYS_OFF = 'adminSingleKeysOff';

/** Whether a key, such as an arrow, is the view's: pressed without Ctrl, and outside fields and dialogs. */
export function isKeyOfView(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isBusy(event);
}

/** The character of a key that is the view's, in lower case; undefined for others, and where such keys are turned off. */
export function singleKey(event: KeyboardEvent): string | undefined {
  if (!isKeyOfView(event) || localStorage.getItem(SINGLE_KEYS_OFF)) return undefined;
  return event.key.length === 1 ? event.key.toLowerCase() : undefined;
}

/** Whether the focus is in a field, or in a dialog other than the drawer of the back office. */
function isBusy({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const dialog = target.closest('dialog');
  return dialog !== null && !dialog.querySelector('#admin');
}
