// A form that opens in the talk.

/** The focus goes to its first field, and all of it into sight where it fits. */
export function showForm(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: 'nearest' });
}
