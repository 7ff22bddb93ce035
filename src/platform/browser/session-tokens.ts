// The bearer tokens in local storage. Clients rely on the keys and on the event's name.
import { ApiProblem } from './api-problem.ts';
import { callMessages } from './messages.ts';

const ADMIN_KEY = 'adminToken';
const CUSTOMER_KEY = 'customerToken';
const CUSTOMER_DATA_KEY = 'customerData';
/** Dispatched on window when an admin token was refused and removed. */
export const ADMIN_SESSION_EXPIRED = 'adminSessionExpired';
/** Dispatched on window when a customer came, went or has another name. */
export const CUSTOMER_CHANGED = 'customerChanged';

/** The admin's token, or `null` when no staff member is signed in here. */
export function adminToken(): string | null {
  return read(ADMIN_KEY);
}

/** The token to send: the admin's before the customer's. */
export function bearerToSend(): string | null {
  return read(ADMIN_KEY) ?? read(CUSTOMER_KEY);
}

/** The customer's token, or `null` when no customer is signed in here. */
export function customerToken(): string | null {
  return read(CUSTOMER_KEY);
}

/** The customer's data stored next to the token. */
export interface CustomerData {
  name: string;
}

/** The stored data of the customer who is signed in; unreadable data is discarded. */
export function customerData(): CustomerData | null {
  const text = read(CUSTOMER_DATA_KEY);
  if (text === null) return null;
  try {
    const data: unknown = JSON.parse(text);
    if (isCustomerData(data)) return { name: data.name };
  } catch {
    // Not even JSON.
  }
  remove(CUSTOMER_DATA_KEY);
  return null;
}

/** Stores a new session, or its customer's changed data. Throws an `ApiProblem` where the browser refuses storage. */
export function storeCustomer(token: string, { name }: CustomerData): void {
  store(CUSTOMER_KEY, token);
  store(CUSTOMER_DATA_KEY, JSON.stringify({ name }));
  window.dispatchEvent(new Event(CUSTOMER_CHANGED));
}

export function clearCustomer(): void {
  remove(CUSTOMER_KEY);
  remove(CUSTOMER_DATA_KEY);
  window.dispatchEvent(new Event(CUSTOMER_CHANGED));
}

/** After a 401: forgets the customer whose token was refused. */
export function expireCustomerToken(token: string): void {
  if (customerToken() === token) clearCustomer();
}

function isCustomerData(data: unknown): data is CustomerData {
  return typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string';
}

/** Throws an `ApiProblem` where the browser refuses storage. */
export function storeAdminToken(token: string): void {
  store(ADMIN_KEY, token);
  announceChange();
}

export function clearAdminToken(): void {
  remove(ADMIN_KEY);
  announceChange();
}

/** After a 401: forgets `token` and reports it, once, and only if it is still the admin's. */
export function expireAdminToken(token: string): void {
  if (adminToken() !== token) return;
  clearAdminToken();
  window.dispatchEvent(new Event(ADMIN_SESSION_EXPIRED));
}

/** Calls `listener` when an admin signs in or out in another tab; returns how to stop. */
export function onAdminTokenElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === ADMIN_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const listeners = new Set<() => void>();

/** Calls `listener` when an admin signs in or out, here or in another tab; returns how to stop. */
export function onAdminTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onAdminTokenElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (cause) {
    const message = callMessages.storageRefused;
    throw new ApiProblem({ message, code: 'browser.storage_refused', status: 0, cause });
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused storage is empty.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
