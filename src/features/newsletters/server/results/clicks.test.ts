import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { openSendingShop, PUBLIC_URL, type SendingShop } from '../../../../../test/builders/sending-shop.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { signToken } from '../../../../platform/server/signed-token.ts';

const CONTENT =
  'Katso [renkaat](/renkaat) ja [ohje](https://ohje.example.org/talvi?a=1&b=2).\n\n{{painike:Renkaat|/renkaat}}\n\nKysy [postilla](mailto:myynti@example.fi).';
const THERE = ['https://rengas.example.fi/renkaat', 'https://ohje.example.org/talvi?a=1&b=2'];

async function turn(shop: SendingShop, countsClicks: boolean) {
  const answer = await shop.app.app.inject({
    method: 'PUT',
    url: '/api/newsletter-settings',
    headers: await shop.app.loginStaff(),
    payload: { countsClicks },
  });
  expect(answer.json()).toEqual({ countsClicks });
}

async function send(shop: SendingShop) {
  const { _id } = await shop.create({ content: CONTENT });
  await shop.call('POST', `/${_id}/send`, {});
  await shop.resumeDeliveries();
  const emails = await Promise.all(shop.sink.emails.map(({ raw }) => PostalMime.parse(raw)));
  const pathsIn = (html: string) =>
    [...html.matchAll(/href="https:\/\/rengas\.example\.fi(\/k\/[^"]+)"/g)].map(([, path = '']) => path);
  const html = emails.map((email) => email.html ?? '');
  return { id: _id, html, text: emails[0]?.text ?? '', paths: html.map(pathsIn) };
}

async function readClicks(shop: SendingShop, id: string) {
  return (await shop.call('GET', `/${id}/deliveries`)).json().clicks;
}

function press(
  shop: SendingShop,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return shop.app.app.inject({ method, url, headers });
}

test('unless the shop turns it on, links lead straight where they lead and nothing is counted', async () => {
  const shop = await openSendingShop();
  await shop.subscribe(1);
  const { id, html, paths } = await send(shop);
  expect(paths).toEqual([[]]);
  expect(html[0]).toContain(`href="${PUBLIC_URL}/renkaat"`);
  expect(await readClicks(shop, id)).toBeNull();
});

test('turned on, presses are counted by link, with one link for all readers', async () => {
  const shop = await openSendingShop();
  await turn(shop, true);
  await shop.subscribe(2);
  const { id, html, text, paths } = await send(shop);
  const [first = '', second = '', third = ''] = paths[0] ?? [];
  expect(paths).toEqual([
    [first, second, first],
    [first, second, first],
  ]);
  expect(third).toBe(first);
  expect(html[0]).toContain('href="mailto:myynti@example.fi"');
  // Plain text shows where its links lead.
  expect(text).toContain(THERE[1]);
  expect(text).not.toContain('/k/');
  for (const path of [first, second, first]) {
    const answer = await press(shop, path);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(path === first ? THERE[0] : THERE[1]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(await readClicks(shop, id)).toEqual([
    { address: THERE[0], count: 2 },
    { address: THERE[1], count: 1 },
  ]);
});

test('a link that is requested without being followed redirects and is not counted', async () => {
  const shop = await openSendingShop();
  await turn(shop, true);
  await shop.subscribe(1);
  const { id, paths } = await send(shop);
  const path = paths[0]?.[0] ?? '';
  expect(path).not.toBe('');
  const answers = [
    await press(shop, path, {}, 'HEAD'),
    await press(shop, path, { 'sec-purpose': 'prefetch;prerender' }),
    await press(shop, path, { purpose: 'prefetch' }),
    await press(shop, path, { 'x-moz': 'prefetch' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302, 302]);
  expect((await readClicks(shop, id))[0].count).toBe(0);
});

test('a link that is not ours, or names no link of an email, leads nowhere', async () => {
  const shop = await openSendingShop();
  await turn(shop, true);
  await shop.subscribe(1);
  const { id, paths } = await send(shop);
  const path = paths[0]?.[0] ?? '';
  expect(path).not.toBe('');
  const key = await shop.app.platform.keys.keyFor('newsletters.links');
  const wrong = [
    `${path}x`,
    '/k/https:%2F%2Fpaha.example.org',
    `/k/${signToken(key, `${id} 2`)}`,
    `/k/${signToken(key, `${newId()} 0`)}`,
    `/k/${signToken(key, 'https://paha.example.org')}`,
    `/k/${signToken(Buffer.alloc(32), `${id} 0`)}`,
  ];
  for (const url of wrong) {
    const answer = await press(shop, url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.headers.location, url).toBeUndefined();
  }
});

test('links of emails lead on when counting is off again or the newsletter is deleted', async () => {
  const shop = await openSendingShop();
  await turn(shop, true);
  await shop.subscribe(1);
  const { id, paths } = await send(shop);
  const path = paths[0]?.[0] ?? '';
  expect(path).not.toBe('');
  await turn(shop, false);
  expect((await press(shop, path)).headers.location).toBe(THERE[0]);
  expect((await readClicks(shop, id))[0].count).toBe(0);
  await shop.call('DELETE', `/${id}`);
  expect((await press(shop, path)).headers.location).toBe(THERE[0]);
});

test('the privacy policy mentions counted presses while they are counted', async () => {
  const shop = await openSendingShop();
  const mentioned = async () =>
    (await shop.app.app.inject('/tietosuojaseloste')).body.includes('uutiskirjeen linkkiä');
  expect(await mentioned()).toBe(false);
  await turn(shop, true);
  expect(await mentioned()).toBe(true);
  await turn(shop, false);
  expect(await mentioned()).toBe(false);
});

test('staff turn the counting on, and the audit log has it', async () => {
  const shop = await openSendingShop();
  await turn(shop, true);
  const headers = await shop.app.loginStaff();
  const audit = await shop.app.app.inject({ url: '/api/audit', headers });
  expect(audit.body).toContain('newsletter-settings');
});
