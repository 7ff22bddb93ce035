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

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a customer session stores token and customer data, and clears both', () => {
  storeCustomer('token', { name: 'Liisa' });
  expect([customerToken(), customerData()]).toEqual(['token', { name: 'Liisa' }]);
  clearCustomer();
  expect([...stored]).toEqual([]);
});

test('unreadable customer data is discarded, the session stays', () => {
  for (const broken of ['{', 'null', '"Liisa"', '{"name":7}', '{}', '[]']) {
    storeCustomer('token', { name: 'Liisa' });
    stored.set('customerData', broken);
    expect([customerData(), stored.has('customerData'), customerToken()], broken).toEqual([
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
