// Finnish texts of the design system itself: what no slice should have to say again.

export const uiMessages = {
  optional: '(valinnainen)',
  close: 'Sulje',
  loading: 'Ladataan…',
  breadcrumbs: 'Murupolku',
  pagination: 'Sivut',
  previousPage: 'Edellinen',
  nextPage: 'Seuraava',
  pageOf: (page: number, total: number) => `Sivu ${page} / ${total}`,
  goToPage: (page: number) => `Siirry sivulle ${page}`,
  removeFilter: (label: string) => `Poista rajaus: ${label}`,
  pictureFailed: 'Kuva ei latautunut',
  stars: (value: string, max: number) => `${value} / ${max} tähteä`,
  search: 'Hae',
  skipToContent: 'Siirry sisältöön',
  noticeTones: { info: 'Huomio', ok: 'Valmis', warn: 'Varoitus', bad: 'Virhe' },
  notifications: 'Ilmoitukset',
} as const;
