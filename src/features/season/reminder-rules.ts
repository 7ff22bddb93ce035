// How long a reminder of the season waits.

/** The next change is at most seven months away. */
export const REMINDER_DAYS = 300;
