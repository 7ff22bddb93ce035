// The bearer tokens kept in local storage. Keys and the event's name are the specification's.

const ADMIN_KEY = 'adminToken';
const CUSTOMER_KEY = 'customerToken';
/** Dispatched on window when an admin token was refused and removed. */
export const ADMIN_SESSION_EXPIRED = 'adminSessionExpired';

/** The admin's token, or `null` when nobody of the staff is signed in here. */
export function adminToken(): string | null {
  return read(ADMIN_KEY);
}

/** The token to send: the admin's before the customer's. */
export function bearerToSend(): string | null {
  return read(ADMIN_KEY) ?? read(CUSTOMER_KEY);
}

export function keepAdminToken(token: string): void {
  localStorage.setItem(ADMIN_KEY, token);
  tellChange();
}

export function forgetAdminToken(): void {
  try {
    localStorage.removeItem(ADMIN_KEY);
  } catch {
    // Storage that is refused holds nothing.
  }
  tellChange();
}

/** After a 401: forgets `token` and says so, once, and only if it is still the admin's. */
export function expireAdminToken(token: string): void {
  if (adminToken() !== token) return;
  forgetAdminToken();
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

function tellChange(): void {
  for (const listener of listeners) listener();
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
