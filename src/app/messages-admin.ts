// Finnish texts of the back office's frame.

export const adminMessages = {
  name: 'Hallinta',
  settings: 'Asetukset',
  title: (page: string) => `${page} – Hallinta`,
  tabs: 'Hallinnan osiot',
  openSite: 'Avaa sivusto',
  theme: 'Vaihda vaaleaan tai tummaan ulkoasuun',
  signOut: 'Kirjaudu ulos',
  signIn: 'Kirjaudu sisään',
  needsScript:
    'Hallinta tarvitsee toimiakseen JavaScriptin. Salli se selaimen asetuksista ja lataa sivu uudelleen.',
  loading: 'Ladataan…',
  unknownTab: 'Valitse välilehti',
  /** Quoted from the specification. */
  unknownTabQuoted: 'Select a tab to view content',
  failedTitle: 'Jotain meni pieleen',
  failedText: 'Näkymää ei voitu avata. Tallennetut tietosi ovat tallessa.',
  retry: 'Yritä uudelleen',
} as const;
