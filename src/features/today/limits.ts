// By how many days and tyres the cards of the day go: apart from the contract, which brings its schemas along.

/** The days of the plots, today included. */
export const PLOTTED_DAYS = 30;
/** Sizes count as asked for so long. */
export const ASKED_DAYS = 30;
/** Offers that end within so many days, today included. */
export const ENDING_DAYS = 7;
/** A car's set: fewer of one tyre cannot be sold at once. */
export const WHOLE_SET = 4;
