import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { weekWith } from '../../../../test/builders/shop.ts';
import { businessSettingsSchema } from '../contract.ts';
import { DEFAULT_WEEK } from '../opening-hours.ts';

const shop = await startTestApp({ now: '2026-11-25T12:00:00+02:00' });
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const get = async () => {
  const answer = await shop.app.inject('/api/business-settings');
  return businessSettingsSchema.parse(answer.json());
};
const put = (payload: object, headers: object = staff) =>
  shop.app.inject({ method: 'PUT', url: '/api/business-settings/hours', payload, headers: { ...headers } });

test('a new shop has the default hours and shows whether it is open', async () => {
  const settings = await get();
  expect(settings.businessHours).toEqual(DEFAULT_WEEK);
  expect(settings).toMatchObject({
    isModifiedFromDefault: false,
    lastModifiedDate: null,
    status: { isOpen: true, text: 'Avoinna, suljetaan klo 17' },
  });
  expect(settings.exceptions.map((exception) => exception.date).slice(0, 3)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['six days', { businessHours: weekWith().slice(1) }, 'businessHours'],
  ['the same day twice', { businessHours: [...weekWith().slice(1), weekWith()[6]] }, 'businessHours'],
  ['a time that is none', { businessHours: weekWith({ ti: { open: '9.75' } }) }, 'businessHours.1.open'],
  [
    'closing before opening',
    { businessHours: weekWith({ ke: { close: '08:00' } }) },
    'businessHours.2.close',
  ],
  [
    'midnight written as 24:00',
    { businessHours: weekWith({ to: { close: '24:00' } }) },
    'businessHours.3.close',
  ],
  [
    'two exceptions for a date',
    {
      businessHours: weekWith(),
      exceptions: [1, 2].map(() => ({ date: '2026-12-01', isClosed: true, reason: '' })),
    },
    'exceptions.1.date',
  ],
  [
    'an unknown day',
    { businessHours: weekWith().map((entry) => ({ ...entry, day: 'maanantai' })) },
    'businessHours.0.day',
  ],
  ['an unknown key', { businessHours: weekWith(), aukiolo: true }, ''],
])('%s answers 422 and leaves the hours as they were', async (_what, payload, path) => {
  const answer = await put(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
  expect((await get()).version).toBe(1);
  const page = await shop.app.inject('/');
  expect(page.body).toContain('Ma-Pe 9-17, La 10-13');
});

test('a saved week is answered, read back and shown on pages at once', async () => {
  await shop.app.inject('/');
  const answer = await put({ businessHours: weekWith({ pe: { close: '15:30' } }).toReversed(), version: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    isModifiedFromDefault: true,
    version: 2,
    settings: { lastModifiedDate: '2026-11-25T10:00:00.000Z' },
  });
  const settings = await get();
  expect(settings.businessHours.map((entry) => entry.day)).toEqual([
    'ma',
    'ti',
    'ke',
    'to',
    'pe',
    'la',
    'su',
  ]);
  expect(settings.businessHours[4]).toEqual({ day: 'pe', open: '09:00', close: '15:30', isClosed: false });
  expect((await shop.app.inject('/')).body).toContain('Ma-To 9-17, Pe 9-15.30, La 10-13');
});

test('an old version answers 409 with the hours as they are', async () => {
  const answer = await put({ businessHours: weekWith(), version: 1 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'conflict.stale',
    current: { version: 2, isModifiedFromDefault: true },
  });
});

test('hours can be sent back as read: read-only fields are ignored, holidays stay computed', async () => {
  const settings = await get();
  const answer = await put(settings);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().settings.exceptions).toEqual(settings.exceptions);
});

test('an exception is stored with its reason, replaces a holiday, and goes when it is left out', async () => {
  const exceptions = [
    { date: '2026-11-25', isClosed: true, reason: 'Inventaario' },
    { date: '2026-12-24', isClosed: false, open: '09:00', close: '12:00', reason: 'Aattona puoleenpäivään' },
  ];
  expect((await put({ businessHours: weekWith(), exceptions })).statusCode).toBe(200);
  const settings = await get();
  expect(settings.status.text).toBe('Suljettu, avataan to klo 9');
  expect(settings.exceptions.slice(0, 2)).toEqual([
    { date: '2026-11-25', open: null, close: null, isClosed: true, reason: 'Inventaario', isConfirmed: true },
    {
      date: '2026-12-24',
      open: '09:00',
      close: '12:00',
      isClosed: false,
      reason: 'Aattona puoleenpäivään',
      isConfirmed: true,
    },
  ]);
  expect((await shop.app.inject('/')).body).toContain('Inventaario');
  expect((await put({ businessHours: weekWith(), exceptions: [] })).statusCode).toBe(200);
  expect((await get()).exceptions[0]).toMatchObject({
    date: '2026-12-24',
    isClosed: true,
    isConfirmed: false,
  });
});

test('an exception more than a year ahead survives a save of what was read', async () => {
  const exceptions = [{ date: '2028-06-01', isClosed: true, reason: 'Muutto' }];
  expect((await put({ businessHours: weekWith(), exceptions })).statusCode).toBe(200);
  expect((await put(await get())).statusCode).toBe(200);
  expect((await get()).exceptions.at(-1)).toMatchObject({ date: '2028-06-01', reason: 'Muutto' });
});

test('cached responses expire at the next opening or closing', async () => {
  expect((await get()).status.isOpen).toBe(true);
  shop.clock.set('2026-11-25T16:59:59+02:00');
  expect((await get()).status.isOpen).toBe(true);
  shop.clock.set('2026-11-25T17:00:00+02:00');
  expect((await get()).status).toEqual({ isOpen: false, text: 'Suljettu, avataan to klo 9' });
  expect((await shop.app.inject('/')).body).toContain('Suljettu, avataan to klo 9');
});
