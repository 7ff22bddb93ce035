// Finnish texts of the back office's button and drawer on public pages.

export const drawerMessages = {
  open: 'Hallinta',
  title: 'Admin Panel',
  loading: 'Ladataan…',
  failed: 'Hallinta ei avautunut. Tarkista verkkoyhteys ja yritä uudelleen.',
  campaigns: 'Kampanjat',
  activeCampaigns: 'Aktiiviset kampanjat',
  newCampaign: 'Luo uusi kampanja',
  wholeScreen: 'Koko näyttö',
} as const;

/** Where the server names the files of the back office. */
export const PARTS = '/admin/parts.json';

/** At the end of an address: the back office opens itself over the page. */
export const OPEN_DRAWER = '#hallinta';
