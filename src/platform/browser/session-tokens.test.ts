import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callMessages } from './messages.ts';
import {
  bearerToSend,
  customerData,
  customerToken,
  expireCustomerToken,
  clearCustomer,
  storeAdminToken,
  storeCustomer,
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

test('a customer session stores token and customer data, and clears both', () => {
  storeCustomer('token', { name: 'Liisa' });
  expect([customerToken(), customerData()]).toEqual(['token', { name: 'Liisa' }]);
  clearCustomer();
  expect([...kept]).toEqual([]);
});

test('unreadable customer data is discarded, the session stays', () => {
  for (const broken of ['{', 'null', '"Liisa"', '{"name":7}', '{}', '[]']) {
    storeCustomer('token', { name: 'Liisa' });
    kept.set('customerData', broken);
    expect([customerData(), kept.has('customerData'), customerToken()], broken).toEqual([
      null,
      false,
      'token',
    ]);
  }
});

test("the administrator's token is sent first when both exist", () => {
  storeCustomer('customer', { name: 'Liisa' });
  expect(bearerToSend()).toBe('customer');
  storeAdminToken('admin');
  expect(bearerToSend()).toBe('admin');
});

test('a refused token forgets only the customer it belongs to', () => {
  storeCustomer('new', { name: 'Liisa' });
  expireCustomerToken('old');
  expect(customerToken()).toBe('new');
  expireCustomerToken('new');
  expect(customerToken()).toBeNull();
});

test('refused storage has no session and fails the sign-in with a problem', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([customerToken(), customerData()]).toEqual([null, null]);
  clearCustomer();
  expect(() => storeAdminToken('token')).toThrow(callMessages.storageRefused);
  expect(() => storeCustomer('token', { name: 'Liisa' })).toThrow(callMessages.storageRefused);
});
