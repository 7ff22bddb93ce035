import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startBookingShop } from '../../../../../test/builders/booking-shop.ts';
import { clearLimits } from '../../../../../test/builders/limits.ts';
import { BOOKINGS_TAG } from '../../contract/bookings.ts';
import type { BookingTables } from '../tables.ts';

/** The morning on which the change to summer tyres is reminded of. */
const REMINDED = '2027-03-18T10:00:00+02:00';
const START = '2027-03-25T10:00:00+02:00';

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api${path}`, headers: staff, ...(payload && { payload }) });
const db = () => shop.platform.db.$extendTables<BookingTables>();

const shop = await startBookingShop();
let staff = await shop.loginStaff();
const taken = await call('POST', '/tyre-sets', {
  ownerName: 'Esimerkkiasiakas',
  ownerPhone: '010 000 0000',
  ownerEmail: 'eka@example.fi',
  season: 'summer',
  size: '205/55R16',
  dots: ['', '', '', ''],
  hasRims: true,
  shelf: 'A-1',
});
const set: { _id: string; code: string } = taken.json();
await shop.drainEmails();
shop.clock.set(REMINDED);
staff = await shop.loginStaff();
await shop.runJob('tyre-hotel.remind');
const [text = ''] = (await shop.drainEmails()).flatMap((email) => email.text ?? []);
/** Path and query of the mailed link. */
const link = /\/ajanvaraus\?\S+/.exec(text)?.[0] ?? '';
beforeEach(async () => {
  shop.clock.set(REMINDED);
  await db().deleteFrom('booking').execute();
  await shop.platform.pages.changed([BOOKINGS_TAG]);
  await clearLimits(shop);
});
afterAll(() => shop.close());

/** What a browser without script would send of the page's form. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = selectAll<AnyNode, Element>('#varaus input[type=hidden]', parseDocument(html));
  return Object.fromEntries(
    inputs.flatMap(({ attribs: { name = '', value = '', disabled } }) =>
      disabled === undefined ? [[name, value]] : [],
    ),
  );
}
const send = (changes: Record<string, string> = {}, fields = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...fields,
      start: START,
      name: 'Esimerkkiasiakas',
      phone: '040 000 0000',
      ...changes,
    }).toString(),
  });
const setChange = async () => (await call('GET', `/tyre-sets/${set._id}`)).json().change;

test('by the link of a reminder the change of that very set is booked without signing in', async () => {
  const page = await shop.app.inject(link);
  expect(page.body).toContain(`Rengashotellissa oleva sarjasi ${set.code}`);
  expect(page.body).not.toContain('Renkaat ovat rengashotellissa:');
  const fields = fieldsOf(page.body);
  expect(fields).toMatchObject({ service: 'storageWithChange', rim: '16' });
  const made = await send({}, fields);
  expect(made.statusCode, made.body).toBe(303);
  expect(await setChange()).toMatchObject({ state: 'booked', bookedOn: '2027-03-25' });
  const [booking] = (await call('GET', '/admin/bookings?from=2027-03-25&to=2027-03-25')).json();
  expect(booking).toMatchObject({ hotelSetId: set._id, hotelSetCode: set.code, hotelShelf: 'A-1' });

  const again = await send({ phone: '040 000 0001', start: '2027-03-30T10:00:00+02:00' }, fields);
  expect([again.statusCode, again.body.includes('on jo varattu aika')]).toEqual([409, true]);
  expect(fieldsOf(again.body)).toMatchObject({ hotelSetToken: fields['hotelSetToken'] });
  const other = await send(
    { phone: '040 000 0002', service: 'repair', start: '2027-03-30T10:00:00+02:00' },
    fields,
  );
  expect(other.statusCode).toBe(303);
  expect(
    await db().selectFrom('booking').select('hotelSetId').where('hotelSetId', 'is', null).execute(),
  ).toHaveLength(1);
});

test('two who press the link at once book the set once', async () => {
  const fields = fieldsOf((await shop.app.inject(link)).body);
  const answers = await Promise.all(
    ['10', '11', '12', '13'].map((hour) =>
      send({ phone: `040 000 00${hour}`, start: `2027-03-25T${hour}:00:00+02:00` }, fields),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    303, 409, 409, 409,
  ]);
});

test('the page of the link is neither cached nor for search engines', async () => {
  const page = await shop.app.inject(link);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.body).toContain('noindex');
});

test('a changed link, one of a former turn and one of a set that was handed out book no set', async () => {
  const token = new URL(link, 'https://example.fi').searchParams.get('tunnus') ?? '';
  const wanted = { service: 'storageWithChange', start: START, name: 'E', phone: '040 000 0000' };
  const book = async (hotelSetToken: string) => {
    const url = '/api/bookings';
    const answer = await shop.app.inject({ method: 'POST', url, payload: { ...wanted, hotelSetToken } });
    return [answer.statusCode, answer.json().code];
  };
  const over = [422, 'booking.set_link_over'];
  expect(await book(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toEqual(over);
  expect(await book('R-0001')).toEqual(over);
  const changed = await shop.app.inject(link.replace(/tunnus=[^&]+/, 'tunnus=toinen'));
  // As a link without it: the code goes to the shop as a note.
  expect(changed.body).toContain('Renkaat ovat rengashotellissa:');
  shop.clock.set('2027-12-01T10:00:00+02:00');
  expect(await book(token)).toEqual(over);
  shop.clock.set(REMINDED);
  const { version } = (await call('GET', `/tyre-sets/${set._id}`)).json();
  const returned = await call('POST', `/tyre-sets/${set._id}/hand-out`, { version });
  expect(returned.statusCode, returned.body).toBeLessThan(300);
  expect(await book(token)).toEqual(over);
});
