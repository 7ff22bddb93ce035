// A newsletter to a part of the readers: by what they told of their tyres, beside since when they subscribe.
import { expect, test } from 'vitest';

import { openSendingShop, SATURDAY_NOON } from '../../../../test/builders/sending-shop.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';
import { newsletterErrors } from '../messages.ts';

test('a newsletter goes to those alone who told the season and the size', async () => {
  const shop = await openSendingShop();
  const at = new Date(SATURDAY_NOON);
  const reader = (name: string, tyre_size: string, season: 'summer' | 'winter' | null) => ({
    id: newId(),
    email: `${name}@example.fi`,
    email_key: `${name}@example.fi`,
    status: 'subscribed' as const,
    pending_since: at,
    subscribed_at: at,
    created_at: at,
    tyre_size,
    season,
  });
  await shop.app.platform.db
    .$extendTables<SubscriberTables>()
    .insertInto('subscriber')
    .values([
      reader('molemmat', '205/55R16', 'winter'),
      reader('koko', '205/55R16', null),
      reader('kausi', '', 'winter'),
      reader('muu', '195/65R15', 'summer'),
    ])
    .execute();
  const sendTo = async (audience: object) => {
    const { _id } = await shop.create();
    const answer = await shop.call('POST', `/${_id}/send`, audience);
    if (answer.statusCode !== 202) return answer.json();
    await shop.goOn();
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
