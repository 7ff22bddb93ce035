// Where the pages of stock alerts are.

/** The form by itself; one on a product's page that was refused is shown again here. */
export const ALERT_PATH = '/saatavuusilmoitus/:productId';
export const ALERT_SENT_PATH = '/saatavuusilmoitus-pyydetty';
/** Where a mailed link leads. */
export const ALERT_LINK_PATH = '/saatavuusilmoitus';
export const ALERT_CONFIRMED_PATH = '/saatavuusilmoitus-vahvistettu';
export const ALERT_LEFT_PATH = '/saatavuusilmoitus-peruttu';
/** Staff read who waits. */
export const WAITING_FOR_STOCK_PATH = '/admin/tanaan/odottajat';
