// A newsletter to a part of the subscribers: by their tyre size and season, in addition to since when they subscribe.
import { expect, test } from 'vitest';

import { addCustomer } from '../../../../test/builders/customers.ts';
import { openSendingShop, SATURDAY_NOON, type SendingShop } from '../../../../test/builders/sending-shop.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';
import { audienceText } from '../messages/audience.ts';
import { newsletterErrors } from '../messages/newsletters.ts';

/** Four subscribers, named after what they gave. */
async function subscribeWithPreferences(shop: SendingShop): Promise<void> {
  const at = new Date(SATURDAY_NOON);
  const subscriber = (name: string, tyreSize: string, season: 'summer' | 'winter' | null) => ({
    id: newId(),
    email: `${name}@example.fi`,
    emailKey: `${name}@example.fi`,
    status: 'subscribed' as const,
    pendingSince: at,
    subscribedAt: at,
    createdAt: at,
    tyreSize,
    season,
  });
  await shop.app.platform.db
    .$extendTables<SubscriberTables>()
    .insertInto('subscriber')
    .values([
      subscriber('molemmat', '205/55R16', 'winter'),
      subscriber('koko', '205/55R16', null),
      subscriber('kausi', '', 'winter'),
      subscriber('muu', '195/65R15', 'summer'),
    ])
    .execute();
}

test('a newsletter goes to those alone who gave the season and the size', async () => {
  const shop = await openSendingShop();
  await subscribeWithPreferences(shop);
  const sendTo = async (audience: object) => {
    const { _id } = await shop.create();
    const answer = await shop.call('POST', `/${_id}/send`, audience);
    if (answer.statusCode !== 202) return answer.json();
    await shop.resumeDeliveries();
    const { rows } = (await shop.call('GET', `/${_id}/deliveries`)).json();
    return rows.map(({ email }: { email: string }) => email.split('@')[0]).toSorted();
  };
  expect(await sendTo({ season: 'winter' })).toEqual(['kausi', 'molemmat']);
  expect(await sendTo({ size: '205 55 R16' })).toEqual(['koko', 'molemmat']);
  expect(await sendTo({ season: 'winter', size: '2055516', subscribedSince: '2026-11-21' })).toEqual([
    'molemmat',
  ]);
  expect(await sendTo({ size: '' })).toHaveLength(4);
  expect(await sendTo({ season: 'summer', size: '205/55R16' })).toMatchObject({
    code: 'newsletter.no_subscribers',
  });
  expect(await sendTo({ size: 'iso' })).toMatchObject({
    code: 'newsletter.bad_size',
    errors: [{ path: 'size', message: newsletterErrors.badSize }],
  });
});

test("a newsletter to the hotel's customers goes to subscribers, by their stored tyres", async () => {
  const shop = await openSendingShop();
  await subscribeWithPreferences(shop);
  const { authorization } = await shop.app.loginStaff();
  let shelf = 0;
  const takeIn = async (owner: object, season: string, depthMm: number, size = '205/55R16') => {
    shelf += 1;
    const tyres = [8, 8, 8, depthMm].map((mm) => ({ depthMm: mm, pressureBar: null, damage: '' }));
    const facts = {
      ownerName: 'Asiakas',
      season,
      size,
      dots: ['', '', '', ''],
      hasRims: true,
      shelf: `A-${shelf}`,
    };
    const answer = await shop.app.app.inject({
      method: 'POST',
      url: '/api/tyre-sets',
      headers: { authorization },
      payload: { ...facts, ...owner, check: { tyres } },
    });
    expect(answer.statusCode).toBe(201);
  };
  const customer = await addCustomer(shop.app, { email: 'kausi@example.fi' });
  await takeIn({ ownerEmail: 'Koko@Example.fi' }, 'summer', 3.9);
  await takeIn({ ownerEmail: 'koko@example.fi' }, 'friction', 5);
  await takeIn({ ownerPhone: '010 000 0000', customerId: customer.id }, 'studded', 4.9, '195/65R15');
  // Its owner has never subscribed.
  await takeIn({ ownerEmail: 'eitilaaja@example.fi' }, 'summer', 2);
  await shop.app.drainJobs();
  shop.sink.emails.length = 0;

  const count = async (audience: object) =>
    (await shop.call('POST', '/count-recipients', audience)).json().count;
  expect(await count({})).toBe(4);
  expect(await count({ hotel: 'customers' })).toBe(2);
  expect(await count({ hotel: 'worn' })).toBe(2);
  expect(await count({ hotel: 'worn', season: 'winter' })).toBe(1);
  expect(await count({ hotel: 'worn', season: 'summer' })).toBe(1);
  expect(await count({ hotel: 'customers', size: '205 55 R16' })).toBe(1);
  expect(await count({ hotel: 'worn', season: 'winter', size: '205/55R16' })).toBe(0);

  const { _id } = await shop.create();
  const wish = { sendDate: '2026-11-21T13:00', audience: { hotel: 'worn', size: '195 65 15' } };
  const scheduled = await shop.call('POST', `/${_id}/schedule`, wish);
  expect(scheduled.json().audience).toEqual({ chosenCount: null, hotel: 'worn', size: '195/65R15' });
  expect(audienceText(scheduled.json().audience)).toBe(
    'Rajattu: rengashotellin asiakkaat, joiden renkaat ovat kuluneet, koko 195/65R15',
  );
  // New customers of the hotel get it as well.
  await takeIn({ ownerEmail: 'muu@example.fi' }, 'summer', 1, '195/65R15');
  await shop.app.drainJobs();
  shop.sink.emails.length = 0;
  shop.app.clock.advance(61 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(names(shop)).toEqual(['kausi', 'muu']);
});

const names = (shop: SendingShop) => shop.sink.emails.map(({ to }) => to.split('@')[0] ?? '').toSorted();

test('a scheduled newsletter goes at its time to the audience it was scheduled for', async () => {
  const shop = await openSendingShop();
  await subscribeWithPreferences(shop);
  const [lukija = ''] = await shop.subscribe(3);
  const schedule = async (sendDate: string, audience?: object) => {
    const { _id } = await shop.create();
    const answer = await shop.call('POST', `/${_id}/schedule`, { sendDate, ...(audience && { audience }) });
    return answer.json();
  };
  const winter = await schedule('2026-11-21T13:00', { season: 'winter', size: '205 55 R16' });
  expect(winter.audience).toEqual({ chosenCount: null, season: 'winter', size: '205/55R16' });
  const chosen = await schedule('2026-11-21T14:00', { subscriberIds: [lukija, lukija] });
  expect(chosen.audience).toEqual({ chosenCount: 1 });
  expect((await schedule('2026-11-21T15:00')).audience).toEqual({ chosenCount: null });
  expect((await schedule('2026-11-21T15:00', { subscriberIds: [] })).code).toBe('newsletter.none_chosen');

  const after = async (minutes: number) => {
    shop.sink.emails.length = 0;
    shop.app.clock.advance(minutes * MINUTE_MS);
    await shop.resumeDeliveries();
    return names(shop);
  };
  expect(await after(61)).toEqual(['molemmat']);
  expect(await after(60)).toEqual(['lukija1']);
  expect(await after(60)).toHaveLength(7);
});

test('a cancelled schedule leaves its audience, for the next schedule or an edit', async () => {
  const shop = await openSendingShop();
  const [one = ''] = await shop.subscribe(2);
  const { _id } = await shop.create();
  const at = { sendDate: '2026-11-21T13:00' };
  await shop.call('POST', `/${_id}/schedule`, { ...at, audience: { subscriberIds: [one] } });
  expect((await shop.call('POST', `/${_id}/cancel`)).json().audience).toEqual({ chosenCount: 1 });
  const read = await shop.call('GET', `/${_id}`);
  const again = await shop.call('PUT', `/${_id}`, { ...read.json(), ...at, status: 'scheduled' });
  expect(again.json()).toMatchObject({ status: 'scheduled', audience: { chosenCount: 1 } });
  shop.app.clock.advance(61 * MINUTE_MS);
  await shop.resumeDeliveries();
  expect(names(shop)).toEqual(['lukija1']);
  expect((await shop.call('GET', `/${_id}`)).json().delivery.counts.total).toBe(1);
});
