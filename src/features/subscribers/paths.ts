// Where the pages of the newsletter are.

/** The form by itself; a form elsewhere that was refused without script is shown again here. */
export const NEWSLETTER_PATH = '/uutiskirje';
export const SUBSCRIBED_PATH = '/uutiskirje-tilattu';
export const CONFIRM_PATH = '/vahvista-uutiskirje';
export const CONFIRMED_PATH = '/uutiskirje-vahvistettu';
export const UNSUBSCRIBE_PATH = '/peruuta-uutiskirje';
export const LINK_SENT_PATH = '/peruutuslinkki-lahetetty';
export const UNSUBSCRIBED_PATH = '/uutiskirje-peruttu';

/** The popup's element. */
export const POPUP_ID = 'uutiskirjeponnahdus';

/** Pages without the invitation to subscribe. */
const QUIET_PATHS: ReadonlySet<string> = new Set([
  NEWSLETTER_PATH,
  SUBSCRIBED_PATH,
  CONFIRM_PATH,
  CONFIRMED_PATH,
  UNSUBSCRIBE_PATH,
  LINK_SENT_PATH,
  UNSUBSCRIBED_PATH,
]);

export function showsPopup(path: string): boolean {
  return !QUIET_PATHS.has(path);
}

export const SUBSCRIBERS_PATH = '/admin/tilaajat';
