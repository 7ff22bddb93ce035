// Where the pages of feedback are.

/** The form by itself; the drawer takes its form from here. */
export const FEEDBACK_PATH = '/palaute';
export const FEEDBACK_SENT_PATH = '/kiitos-palautteesta';
export const FEEDBACK_FORM_ID = 'palautelomake';
