// Where the pages of customers are.

export const SIGN_IN_PATH = '/kirjaudu';
export const ACCOUNT_PATH = '/oma-tili';
/** Where the mailed links lead. */
export const CONFIRM_PATH = '/vahvista-tili';
export const RESET_PATH = '/uusi-salasana';
/** Shown after a plain form has been sent. */
export const LINK_SENT_PATH = '/tili-linkki-lahetetty';
export const ACCOUNT_READY_PATH = '/tili-vahvistettu';
export const PASSWORD_RESET_PATH = '/salasana-vaihdettu';
