import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { freeCredit } from '../../../../test/builders/financing.ts';
import { showFinancing } from '../../shop-profile/financing-money.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
await shop.app.inject({
  method: 'PUT',
  url: '/api/shop-profile',
  headers: staff,
  payload: { financing: showFinancing(freeCredit) },
});
afterAll(() => shop.close());

const preview = (homepageSettings: object, headers: object = staff) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/homepage-settings/preview',
    headers: { ...headers },
    payload: { homepageSettings },
  });
const home = async () => (await shop.app.inject({ method: 'GET', url: '/' })).body;

test('the preview is the whole home page with unsaved settings, and visitors see nothing of it', async () => {
  const before = await home();
  const answer = await preview({
    hero: { mainHeading: 'Talvi tuli <b>tänään</b>', title: 'Piilossa', titleVisible: false },
    sections: [{ id: 'intro', visible: false }],
    financingCTA: { visible: true, title: 'Maksa myöhemmin' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { html } = answer.json();
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toContain('Talvi tuli &lt;b&gt;tänään&lt;/b&gt;');
  expect(html).toContain('Maksa myöhemmin');
  expect(html).toContain('<footer');
  expect(html).not.toContain('Piilossa');
  expect(html).not.toContain('id="intro"');
  expect(await home()).toBe(before);
});

test('the preview has the unsaved button of the opening hours', async () => {
  const hero = { businessHoursButtonText: 'Milloin olemme auki' };
  const before = await home();
  expect((await preview({ hero })).json().html).toContain('Milloin olemme auki');
  const hidden = { hero: { ...hero, businessHoursButtonVisible: false } };
  expect((await preview(hidden)).json().html).not.toContain('Milloin olemme auki');
  expect(await home()).toBe(before);
});

test('only staff see previews', async () => {
  expect((await preview({}, {})).statusCode).toBe(401);
});

test('settings that could not be saved are not previewed', async () => {
  const answer = await preview({ hero: { image: 'https://muualla.example/a.jpg' } });
  expect(answer.statusCode).toBe(422);
});

test('a saved change is on the very next page', async () => {
  await home();
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/homepage-settings',
    headers: { ...staff },
    payload: { homepageSettings: { hero: { mainHeading: 'Heti näkyvissä' } } },
  });
  expect(saved.statusCode).toBe(200);
  expect(await home()).toContain('Heti näkyvissä');
});
