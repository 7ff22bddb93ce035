// Tyre size and season of subscribers: stored, listed, exported, counted, and removed when they leave.
import { expect, test } from 'vitest';

import { openNewsletterShop } from '../../../../test/builders/newsletter-shop.ts';
import { subscriberErrors } from '../messages.ts';

const newsletter = await openNewsletterShop();
const { post, postForm, subscribed, subscribe, list } = newsletter;

test('size and season of the form are stored, listed, exported, and removed on leaving', async () => {
  await postForm('subscribe', {
    email: 'anna@example.fi',
    form: 'page',
    size: '205 55 16',
    season: 'winter',
  });
  await subscribe('bertta@example.fi');
  expect((await list('?q=anna')).items).toMatchObject([{ size: '205/55R16', season: 'winter' }]);
  expect((await list('?q=bertta')).items).toMatchObject([{ size: '', season: null }]);
  // A new request without a size clears nothing.
  await subscribe('anna@example.fi');
  const found = async (query: string) => (await list(query)).total;
  expect(await found('?season=winter&size=205%2F55R16')).toBe('1');
  expect(await found('?season=summer')).toBe('0');
  expect(await found('?size=20555r16')).toBe('1');
  expect((await list('?size=R16')).answer.statusCode).toBe(422);
  // A year on its way to being typed in a date field.
  expect(await found('?subscribedSince=0002-03-01')).toBe('0');
  const file = await newsletter.shop.app.inject({
    url: '/api/subscribers/export',
    headers: newsletter.staff(),
  });
  expect(file.body).toContain(';205/55R16;Talvirenkaat\r\n');
  await post('unsubscribe', { email: 'anna@example.fi' }, '192.0.2.1', newsletter.staff());
  expect((await list('?q=anna')).items).toMatchObject([{ status: 'cancelled', size: '', season: null }]);
});

test('nobody else can change the details of an active subscriber', async () => {
  await subscribed('anna@example.fi');
  await post('subscribe', { email: 'anna@example.fi', size: '205/55R16', season: 'summer' }, '203.0.113.9');
  expect((await list()).items).toMatchObject([{ size: '', season: null }]);
});

test('a size that is none is refused at its field, and the page shows again what was typed', async () => {
  const answer = await post('subscribe', { email: 'anna@example.fi', size: 'iso' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { path: 'size', code: 'subscriber.size_invalid', message: subscriberErrors.sizeInvalid },
  ]);
  const page = await postForm('subscribe', {
    email: 'anna@example.fi',
    _page: '/uutiskirje',
    size: 'iso',
    season: 'summer',
  });
  // Once, at its field; nothing is wrong with the address.
  expect(page.body.split(subscriberErrors.sizeInvalid)).toHaveLength(2);
  expect(page.body).toContain('value="iso"');
  expect(page.body.split('aria-invalid')).toHaveLength(2);
  expect((await list()).items).toEqual([]);
});

test('the newsletter page alone asks for a size and a season', async () => {
  const read = async (url: string) => (await newsletter.shop.app.inject(url)).body;
  const page = await read('/uutiskirje');
  expect(page.split('id="uutiskirje-koko"')).toHaveLength(2);
  expect(page.split('id="uutiskirje-kausi"')).toHaveLength(2);
  expect(await read('/')).not.toMatch(/uutiskirje-(?:koko|kausi)/);
});
