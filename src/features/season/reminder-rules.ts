// How long a reminder of the season waits.

/** The next change is at most seven months away. */
export const REMINDER_DAYS = 300;
/** Without a confirmation the address is removed after so long. */
export const UNCONFIRMED_DAYS = 7;
