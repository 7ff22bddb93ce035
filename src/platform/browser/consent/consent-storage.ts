// The stored cookie choice, under a fixed key.

export type Consent = 'accepted' | 'denied';

const KEY = 'cookie-consent';

/** When the choice was made on this page, by `performance.now()`. */
export const consentTime = { chosenAtMs: Number.NEGATIVE_INFINITY };

/** The stored choice; `undefined` before one is made, or where storage is refused. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'accepted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage the question comes again; nothing is measured meanwhile. */
export function storeConsent(choice: Consent): void {
  consentTime.chosenAtMs = performance.now();
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Refused.
  }
}
