// The sheet of single pages, those of bookings, guides, customers and the comparison: they alone load it, so that no other page
// pays for it. The later rule wins: what the guides share comes before each guide's own.
export const guides = import.meta.glob('../../features/pages/site/guides/guide.page.module.css', {
  eager: true,
});
export const pages = import.meta.glob('../../features/*/site/**/*.page.module.css', { eager: true });
