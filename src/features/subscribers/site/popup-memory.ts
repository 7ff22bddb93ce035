// When this browser last saw the newsletter popup, under fixed keys.

const SHOWN_KEY = 'newsletter-popup-shown';
const LAST_SHOWN_KEY = 'newsletter-popup-last-shown';
const AGAIN_AFTER_MS = 604_800_000;

/** Never seen, or more than seven days ago. Where storage is refused, never: it would come on every page. */
export function isPopupDue(nowMs: number): boolean {
  try {
    if (localStorage.getItem(SHOWN_KEY) === null) return true;
    const lastMs = Number(localStorage.getItem(LAST_SHOWN_KEY));
    return !(nowMs - lastMs <= AGAIN_AFTER_MS);
  } catch {
    return false;
  }
}

/** Shown, closed, or no longer needed just now. */
export function notePopupSeen(): void {
  try {
    localStorage.setItem(SHOWN_KEY, 'true');
    localStorage.setItem(LAST_SHOWN_KEY, String(Date.now()));
  } catch {
    // Refused.
  }
}
