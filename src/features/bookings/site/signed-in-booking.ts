// A signed-in customer books with the account's name and contact details, and can choose an own stored set.
import { problemOf } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { customerToken } from '../../../platform/browser/session-tokens.ts';
import { FORM_PAGE_FIELD } from '../../../platform/contract/plain-form.ts';
import type { getProfile, listVehicles } from '../../customers/contract.ts';
import type { getTyreSets } from '../../tyre-hotel/contract/tyre-hotel.ts';
import { bookingPage as texts } from '../messages/site.ts';
import { bookingPath } from '../paths.ts';
import { sentFields } from './missing-fields.ts';

/** Fills what is still empty, and sends the form with the own token, which a plain form does not carry. */
export async function bookAsCustomer(host: HTMLElement): Promise<void> {
  const form = host.querySelector<HTMLFormElement>('form[method=post]');
  if (!form) return;
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    void book(form, event.submitter).catch((error: unknown) => {
      delete form.dataset['sent'];
      showFailure(form, error instanceof Error ? error.message : '');
    });
  });
  const [{ name, phone, email }, vehicles] = await Promise.all([
    callApi<typeof getProfile>('GET /auth/profile'),
    callApi<typeof listVehicles>('GET /vehicles'),
  ]);
  const licencePlate = vehicles.length === 1 ? vehicles[0]?.plate : '';
  fill(form, { name, phone, email, licencePlate: licencePlate ?? '' });
  await takeOwnSet(form);
}

function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }
}

/** Uses the set that the address names if it is the customer's; then the note need not mention it. */
async function takeOwnSet(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[data-set]');
  const code = field?.dataset['set'];
  if (!field || code === undefined) return;
  const own = (await callApi<typeof getTyreSets>('GET /tyre-sets')).find((set) => set.code === code);
  if (!own) return;
  field.value = own._id;
  field.disabled = false;
  const note = form.elements.namedItem('note');
  if (note instanceof HTMLTextAreaElement && note.value === texts.setNote(code)) note.value = '';
}

async function book(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const { [FORM_PAGE_FIELD]: _page, ...sent } = sentFields(form, submitter);
  const { hotelSetId, ...body } = sent;
  const isOfSet = hotelSetId !== undefined && body['service'] === 'storageWithChange';
  const answer = await fetch('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customerToken() ?? ''}` },
    body: JSON.stringify({ ...body, ...(isOfSet && { hotelSetId }) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw problemOf(answer.status, text, answer.headers.get('retry-after'));
  const made: unknown = JSON.parse(text);
  if (typeof made === 'object' && made !== null && 'code' in made) {
    location.assign(bookingPath(String(made.code)));
  }
}

function showFailure(form: HTMLFormElement, message: string): void {
  const notice = form.querySelector<HTMLElement>('[data-failure]');
  const place = notice?.querySelector('[data-failure-text]');
  if (!notice || !place) return;
  place.textContent = message;
  notice.hidden = false;
  notice.scrollIntoView({ block: 'center' });
}
