import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callMessages } from './messages.ts';
import {
  bearerToSend,
  customerData,
  customerToken,
  expireCustomerToken,
  forgetCustomer,
  keepAdminToken,
  keepCustomer,
} from './session-tokens.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a customer is remembered by name and token, and forgotten whole', () => {
  keepCustomer('token', { name: 'Liisa' });
  expect([customerToken(), customerData()]).toEqual(['token', { name: 'Liisa' }]);
  forgetCustomer();
  expect([...kept]).toEqual([]);
});

test('user data that cannot be read is discarded, and the session stays', () => {
  for (const broken of ['{', 'null', '"Liisa"', '{"name":7}', '{}', '[]']) {
    keepCustomer('token', { name: 'Liisa' });
    kept.set('customerData', broken);
    expect([broken, customerData(), kept.has('customerData'), customerToken()]).toEqual([
      broken,
      null,
      false,
      'token',
    ]);
  }
});

test("the administrator's token is sent first when both exist", () => {
  keepCustomer('customer', { name: 'Liisa' });
  expect(bearerToSend()).toBe('customer');
  keepAdminToken('admin');
  expect(bearerToSend()).toBe('admin');
});

test('a refused token forgets only the customer it belongs to', () => {
  keepCustomer('new', { name: 'Liisa' });
  expireCustomerToken('old');
  expect(customerToken()).toBe('new');
  expireCustomerToken('new');
  expect(customerToken()).toBeNull();
});

test('storage that is refused holds nobody, and says so to whoever signs in', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([customerToken(), customerData()]).toEqual([null, null]);
  forgetCustomer();
  expect(() => keepAdminToken('token')).toThrow(callMessages.storageRefused);
  expect(() => keepCustomer('token', { name: 'Liisa' })).toThrow(callMessages.storageRefused);
});
