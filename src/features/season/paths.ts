// Where the pages of the season are.

export const SEASON_PATH = '/kausi';
/** Today's advice as a picture, for other sites of the shop. */
export const SEASON_BADGE_PATH = '/kausi/neuvo.svg';
export const REMINDER_SENT_PATH = '/kausimuistutus-pyydetty';
/** Where a mailed link leads. */
export const REMINDER_LINK_PATH = '/kausimuistutus';
export const REMINDER_CONFIRMED_PATH = '/kausimuistutus-vahvistettu';
export const REMINDER_LEFT_PATH = '/kausimuistutus-peruttu';
