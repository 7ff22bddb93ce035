// Where the pages of the tyre hotel's mailed links are.

export const STOP_REMINDERS_PATH = '/rengasmuistutus';
export const REMINDERS_OFF_PATH = '/rengasmuistutus-peruttu';
