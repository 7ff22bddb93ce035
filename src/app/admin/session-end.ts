// What the back office does when its session ends: it loads anew, and says so once.
import {
  ADMIN_SESSION_EXPIRED,
  adminToken,
  onAdminTokenElsewhere,
} from '../../platform/browser/session-tokens.ts';

const MARK = 'adminSessionEnded';

/**
 * Loads the page anew when the token is refused, and when somebody signs in or out in another tab. Refusal happens at
 * most once to a token, because it is forgotten first; the page then loads without one, so it cannot load in circles.
 */
export function watchSessionEnd(): void {
  const isSignedIn = adminToken() !== null;
  window.addEventListener(ADMIN_SESSION_EXPIRED, () => {
    sessionStorage.setItem(MARK, 'yes');
    location.reload();
  });
  onAdminTokenElsewhere(() => {
    if ((adminToken() !== null) !== isSignedIn) location.reload();
  });
}

/** Whether the page was loaded anew because a session ended; true once. */
export function takeSessionEnded(): boolean {
  const hasEnded = sessionStorage.getItem(MARK) !== null;
  sessionStorage.removeItem(MARK);
  return hasEnded;
}
