// Marks missing fields of a form, each with its own text in the page's language.
import { withPressed } from '../../../platform/contract/plain-form.ts';

import styles from '../../../platform/ui/form/field.module.css';

/**
 * `data-needs` lists field names, one of which must be filled: shows the `data-missing` text of each element that lacks it
 * and focuses the first. True: something is missing.
 */
export function showMissing(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const sent = sentFields(form, submitter);
  let first: HTMLElement | undefined;
  for (const place of form.querySelectorAll<HTMLElement>('[data-needs]')) {
    const names = place.dataset['needs']?.split(' ') ?? [];
    const isMissing = names.every((name) => (sent[name] ?? '').trim() === '');
    mark(place, isMissing ? (place.dataset['missing'] ?? '') : '');
    if (isMissing) first ??= place;
  }
  if (!first) return false;
  const field = first.matches('input') ? first : first.querySelector<HTMLElement>('input');
  field?.focus({ preventScroll: true });
  first.scrollIntoView({ block: field === first ? 'center' : 'start' });
  return true;
}

/** As a field shows the error that the server found, in its place where there is one. */
function mark(place: HTMLElement, text: string): void {
  const id = `${place.id}-error`;
  const known = document.getElementById(id);
  if (text === '') {
    known?.remove();
    place.removeAttribute('aria-invalid');
    return;
  }
  const error = known ?? document.createElement('p');
  error.id = id;
  error.className = styles.error ?? '';
  error.role = 'alert';
  error.textContent = text;
  if (place.matches('fieldset')) place.prepend(error);
  else place.parentElement?.append(error);
  if (place.matches('input')) place.setAttribute('aria-invalid', 'true');
  if (place.getAttribute('aria-describedby')?.includes(id)) return;
  place.setAttribute('aria-describedby', `${place.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
}

/** What the form sends, pressed so. */
export function sentFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') {
      sent[name] = value;
    }
  }
  return withPressed(sent);
}
