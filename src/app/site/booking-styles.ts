// The sheet of the bookings' pages: they alone load it, so that no other page pays for it.
export const pages = import.meta.glob('../../features/bookings/site/*.page.module.css', { eager: true });
