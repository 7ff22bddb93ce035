// Makes the filter form quick: on a desktop a tick shows its result at once, on a phone the button shows the count.
import { callApi } from '../../../platform/browser/api.ts';
import type { searchTires } from '../contract/tyres.ts';
import { searchMessages as texts } from '../messages/search.ts';

const WIDE = '(min-width: 981px)';
const DELAY_MS = 200;
/** As in search-page.tsx and filter-form.tsx. */
const SHEET = '#filters';
const RESULTS = '#tulokset';

/** Called once, on the first touch of form or results: the order is a field of the form that is next to the results. */
export function attach(host: HTMLElement): void {
  const form = host.querySelector<HTMLFormElement>('[data-filters]');
  if (form) enhance(form, host);
}

function enhance(form: HTMLFormElement, host: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-filter-submit]');
  let timer: number | undefined;
  let request = new AbortController();

  async function updateCount(): Promise<void> {
    request.abort();
    request = new AbortController();
    const { search, ...query } = readForm(form);
    const { total } = await callApi<typeof searchTires>('GET /tires', {
      query: { ...query, ...(search && { q: search }), limit: '1' },
      signal: request.signal,
    });
    if (button) button.textContent = texts.show(total);
  }

  host.addEventListener('change', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField || target.form !== form) return;
    clearTimeout(timer);
    if (target.name === 'sort' || matchMedia(WIDE).matches) form.requestSubmit();
    else timer = window.setTimeout(() => void updateCount().catch(() => undefined), DELAY_MS);
  });
  // The open sheet is not left in the history: Back leads to the list, not into the sheet again.
  const closeSheet = (event: Event): void => {
    if (location.hash !== SHEET) return;
    if (event.type === 'click') event.preventDefault();
    location.replace(RESULTS);
  };
  for (const link of host.querySelectorAll(`a[href="${RESULTS}"]`)) {
    link.addEventListener('click', closeSheet);
  }
  form.addEventListener('submit', closeSheet);
  // Empty fields would only lengthen the address.
  form.addEventListener('formdata', ({ formData }) => {
    const empty = Array.from(formData).filter(([, value]) => value === '');
    for (const [name] of empty) formData.delete(name);
  });
}

function readForm(form: HTMLElement): Record<string, string> {
  const values: Record<string, string> = {};
  if (!(form instanceof HTMLFormElement)) return values;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') {
      values[name] = values[name] ? `${values[name]},${value}` : value;
    }
  }
  return values;
}
