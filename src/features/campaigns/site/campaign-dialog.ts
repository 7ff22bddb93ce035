// What the elements of campaigns' dialogs are called.

/** Before the id of the campaign. */
export const CAMPAIGN_DIALOG = 'kampanja-';
