// Brings a form that opened in the conversation into view.

/** Focuses its first field and scrolls no further than needed. */
export function showForm(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: 'nearest' });
}
