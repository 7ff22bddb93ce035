// Where the pages of the tyre hotel's mailed links are.

export const REMINDERS_PATH = '/rengasmuistutus';
export const REMINDERS_OFF_PATH = '/rengasmuistutus-peruttu';
/** Query name of the token in a mailed link. */
export const REMINDER_TOKEN_QUERY = 'tunnus';
