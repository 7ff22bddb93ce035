// Limits of the cards of the day; apart from the contract, so that its schemas are not loaded with them.

/** The days of the plots, today included. */
export const PLOTTED_DAYS = 30;
/** Days over which searches for a size are counted. */
export const REQUEST_WINDOW_DAYS = 30;
/** Offers that end within this many days, today included. */
export const ENDING_DAYS = 7;
/** A car's set: fewer of one tyre cannot be sold at once. */
export const WHOLE_SET = 4;
