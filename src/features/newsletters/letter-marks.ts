// Where a letter that is rendered once for all readers takes what is each reader's own.

/** Stands for the reader's link to unsubscribe, in HTML within quotes as well as in plain text. */
export const UNSUBSCRIBE_MARK = 'https://peruuta.invalid/lukija';
