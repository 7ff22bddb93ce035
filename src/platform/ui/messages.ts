// Finnish texts of the design system itself, shared by all slices.

export const uiMessages = {
  optional: '(valinnainen)',
  dayExample: 'Esim. 24.12.2026',
  timeExample: 'Esim. 24.12.2026 klo 9',
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
  render: 'Havainnekuva',
  stars: (value: string, max: number) => `${value} / ${max} tähteä`,
  search: 'Hae',
  skipToContent: 'Siirry sisältöön',
  leaveEmpty: 'Jätä tämä kenttä tyhjäksi',
  noticeTones: { info: 'Huomio', ok: 'Valmis', warn: 'Varoitus', bad: 'Virhe' },
  notifications: 'Ilmoitukset',
  windowMessages: 'Viestit tässä ikkunassa',
  noNotifications: 'Ei viestejä. Viimeisimmät kymmenen näkyvät tässä.',
  undo: 'Kumoa',
  rowRemoved: (name: string) => `${name} poistettu. Tallenna, niin muutos tulee voimaan.`,
  rowMoved: (name: string, place: number) => `${name} siirretty paikalle ${place}.`,
  moveUp: (name: string) => `Siirrä ylemmäs: ${name}`,
  moveDown: (name: string) => `Siirrä alemmas: ${name}`,
  removeRow: (name: string) => `Poista: ${name}`,
  moreActions: (name: string) => `Muut toiminnot: ${name}`,
  cancel: 'Peruuta',
  retry: 'Yritä uudelleen',
  failureTitle: 'Jotain meni pieleen',
  failureText: 'Sivulla tapahtui virhe. Yritä päivittää sivu.',
  reloadPage: 'Päivitä sivu',
  unsavedTitle: 'Muutoksia ei ole tallennettu',
  unsavedText: 'Jos lähdet nyt, tällä lomakkeella tekemäsi muutokset häviävät.',
  stayHere: 'Jatka muokkausta',
  leaveUnsaved: 'Hylkää muutokset',
  screen: 'Esikatselun näyttö',
  screens: { phone: 'Puhelin', desktop: 'Tietokone' },
  formParts: 'Lomakkeen osat',
  saveAndGo: 'Tallenna ja jatka',
  conflictTitle: 'Joku muu ehti tallentaa ensin',
  conflictText: 'Omat muutoksesi ovat yhä lomakkeella. Valitse, kumpi jää voimaan.',
  conflictField: 'Kohta',
  conflictStored: 'Tallennettu nyt',
  conflictOwn: 'Omasi',
  conflictEmpty: '(tyhjä)',
  savedAfterUpload: 'Tallennetaan heti, kun kuva on perillä.',
  restored: 'Jatka siitä, mihin jäit: tallentamattomat muutoksesi ovat tallessa.',
  discard: 'Peru muutokset',
  save: 'Tallenna',
  refusedFields: (count: number) => (count === 1 ? 'Tarkista 1 kohta.' : `Tarkista ${count} kohtaa.`),
  nothingToSave: 'Ei tallennettavia muutoksia.',
  acceptStored: 'Käytä tallennettua',
  overwriteStored: 'Tallenna omat',
  saveAsNew: 'Tallenna uutena luonnoksena',
} as const;

export const downloadMessages = {
  failed: 'Lataus epäonnistui',
  done: (file: string) => `Ladattu: ${file}`,
} as const;

/** For a plot's figures. */
export const figuresMessages = { asTable: 'Näytä taulukkona', csv: 'Lataa CSV' } as const;

export const sessionListMessages = {
  none: 'Ei kirjautuneena missään.',
  unknownDevice: 'Tuntematon laite',
  current: '(tämä laite)',
  network: (network: string) => `Verkko ${network}`,
  lastUsed: (time: string) => `käytetty ${time}`,
  end: 'Kirjaa ulos',
  /** From which device. */
  endOf: (device: string) => `Kirjaa ulos: ${device}`,
} as const;

export const passwordMessages = { show: 'Näytä salasana', hide: 'Piilota salasana' } as const;
