// Where the pages of the tyre hotel's mailed links are.

export const REMINDERS_PATH = '/rengasmuistutus';
export const REMINDERS_OFF_PATH = '/rengasmuistutus-peruttu';
