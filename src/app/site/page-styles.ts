// The sheet of single pages, those of bookings and the comparison: they alone load it, so that no other page pays for it.
export const pages = import.meta.glob('../../features/*/site/**/*.page.module.css', { eager: true });
