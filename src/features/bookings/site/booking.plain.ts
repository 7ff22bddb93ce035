// Makes the booking page live: other work shows its times and price in place, the summary shows the chosen time, and who is
// signed in need not type what the shop knows.
import { fetchPage } from '../../../platform/browser/fetch-page.ts';
import { adminToken, customerToken } from '../../../platform/browser/session-tokens.ts';
import { showMissing } from './missing-fields.ts';

/** Called once, when the page is there. */
export function attach(host: HTMLElement): void {
  const work = host.querySelector<HTMLFormElement>('[data-work]');
  let request = new AbortController();

  /** Only what depends on the work is replaced; what was typed stays. */
  async function show(address: string): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const times = host.querySelector('[data-part=times]');
    times?.setAttribute('aria-busy', 'true');
    try {
      const page = await fetchPage(address, signal);
      if (signal.aborted) return;
      history.replaceState(null, '', address);
      if (!replaceParts(host, page)) location.reload();
      showChosen(host);
    } catch {
      if (signal.aborted) return;
      if (navigator.onLine) location.assign(address);
      // Until then the times are those of other work.
      else addEventListener('online', () => void show(address), { once: true, signal });
    }
  }

  host.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (work && target.form === work) void show(addressOf(work));
    else if (target.name === 'start') showChosen(host);
  });
  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-times]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(link.href);
  });
  const book = host.querySelector<HTMLFormElement>('form[method=post]');
  if (book) {
    leadOn(host, book);
    watchSubmit(book);
  }
  showChosen(host);
  if (customerToken() !== null && adminToken() === null) {
    void import('./signed-in-booking.ts').then((module) => module.bookAsCustomer(host));
  }
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return `${location.pathname}?${query.toString()}`;
}

/** False where the other page has different parts: then it must be loaded. */
function replaceParts(host: HTMLElement, page: Document): boolean {
  const parts = [...host.querySelectorAll<HTMLElement>('[data-part]')];
  const pairs = parts.map((part) => ({
    part,
    other: page.querySelector(`[data-part=${part.dataset['part']}]`),
  }));
  const hasForm = page.querySelector('form[method=post] [data-part=times]') !== null;
  const hadForm = host.querySelector('form[method=post]') !== null;
  if (pairs.some(({ other }) => other === null) || hasForm !== hadForm) return false;
  const { activeElement } = document;
  const chosen = host.querySelector<HTMLInputElement>('[name=start]:checked')?.value;
  for (const { part, other } of pairs) {
    part.replaceChildren(...Array.from(other?.childNodes ?? [], (node) => document.importNode(node, true)));
    part.removeAttribute('aria-busy');
  }
  for (const input of host.querySelectorAll<HTMLInputElement>('[name=start]')) {
    if (input.value === chosen) input.checked = true;
  }
  if (activeElement instanceof HTMLInputElement && !activeElement.isConnected) {
    const { name, value } = activeElement;
    const inputs = [...host.querySelectorAll<HTMLInputElement>('input')];
    inputs.find((input) => input.name === name && input.value === value)?.focus();
  }
  return true;
}

/** In the summary and in the bar of a phone. */
function showChosen(host: HTMLElement): void {
  const time = host.querySelector<HTMLInputElement>('[name=start]:checked')?.dataset['time'];
  for (const place of host.querySelectorAll<HTMLElement>('[data-chosen]')) {
    place.dataset['unchosen'] ??= place.textContent ?? '';
    const text = time ?? place.dataset['unchosen'];
    if (place.textContent !== text) place.textContent = text;
  }
}

/** With a time chosen, a phone's button leads to the name before it sends. */
function leadOn(host: HTMLElement, form: HTMLFormElement): void {
  const button = host.querySelector<HTMLElement>('[data-next]');
  const name = form.querySelector<HTMLInputElement>('[name=name]');
  if (!button || !name) return;
  const plain = button.textContent;
  const isNext = (): boolean => name.value === '' && form.querySelector('[name=start]:checked') !== null;
  form.addEventListener(
    'input',
    () => (button.textContent = isNext() ? (button.dataset['next'] ?? plain) : plain),
  );
  form.addEventListener('submit', (event) => {
    if (event.submitter !== button || !isNext()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    name.focus({ preventScroll: true });
    name.scrollIntoView({ block: 'center' });
  });
}

/** Pressing twice makes one booking; missing fields are marked before anything is sent. */
function watchSubmit(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    if (form.dataset['sent']) event.preventDefault();
    else if (showMissing(form, event.submitter)) event.preventDefault();
    else form.dataset['sent'] = 'true';
  });
  // Back on the page from the next one.
  addEventListener('pageshow', () => delete form.dataset['sent']);
}
