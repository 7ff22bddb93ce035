// Ctrl or ⌘ with S or Enter presses the button that saves what is in sight; forms that autosave handle the key themselves.

/** Set on the button: announces the shortcut, and is the selector it is found by. */
export const saveKey = { 'aria-keyshortcuts': 'Control+S' } as const;

/** Ctrl or ⌘ with S or Enter, with Caps Lock on as well. */
export function isSaveKey({
  ctrlKey,
  metaKey,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>): boolean {
  return (ctrlKey || metaKey) && ['s', 'enter'].includes(key.toLowerCase());
}

/** Presses the save button of the dialog that is open, or of the view; does nothing where there is none. */
export function pressSaveButton(): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const buttons = (dialog ?? document).querySelectorAll<HTMLButtonElement>(
    `button[aria-keyshortcuts="${saveKey['aria-keyshortcuts']}"]`,
  );
  // A panel lies after the view that it covers.
  [...buttons].at(-1)?.click();
}
