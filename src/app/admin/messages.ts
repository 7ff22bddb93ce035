// Finnish texts of the back office's frame.
import type { TabGroup } from '../../platform/browser/admin/admin-tab.ts';

/** Names that fit a phone's bar. */
const inBar: Readonly<Partial<Record<string, string>>> = {
  rengashotelli: 'Hotelli',
  yhteydenotot: 'Viestit',
};

export const adminMessages = {
  inBar,
  name: 'Hallinta',
  settings: 'Asetukset',
  title: (page: string) => `${page} – Hallinta`,
  tabs: 'Hallinnan osiot',
  groups: {
    today: '',
    customers: 'Asiakkaat',
    sales: 'Myynti',
    marketing: 'Markkinointi',
    site: 'Sivusto',
    upkeep: 'Tili ja ylläpito',
  } satisfies Record<TabGroup, string>,
  search: 'Haku',
  more: 'Lisää',
  openSite: 'Avaa sivusto',
  theme: 'Vaihda vaaleaan tai tummaan ulkoasuun',
  signOut: 'Kirjaudu ulos',
  signOutUnsaved: 'Jos kirjaudut ulos nyt, lomakkeisiin tekemäsi tallentamattomat muutokset häviävät.',
  signIn: 'Kirjaudu sisään',
  needsScript:
    'Hallinta tarvitsee toimiakseen JavaScriptin. Salli se selaimen asetuksista ja lataa sivu uudelleen.',
  loading: 'Ladataan…',
  unknownTab: 'Tätä osoitetta hallinnassa ei ole',
  unknownTabText:
    'Osoitteessa on kirjoitusvirhe, tai näkymä on nyt toisessa paikassa. Valitse osio valikosta.',
  unknownTabQuoted: 'Select a tab to view content',
  failedTitle: 'Jotain meni pieleen',
  failedText: 'Näkymää ei voitu avata. Tallennetut tietosi ovat tallessa.',
  retry: 'Yritä uudelleen',
} as const;

export const paletteMessages = {
  open: 'Hae rengas tai asiakas',
  title: 'Siirry tai etsi',
  label: 'Mitä etsit?',
  help: 'Esim. 205 55 16 k, asiakkaan nimi tai asetukset. Renkaan lajin voi lyhentää: k kitka, n nasta, ke kesä.',
  back: 'Takaisin hakuun',
  places: 'Hallinnan osiot',
  actions: 'Toiminnot',
  theme: 'Vaihda vaaleaan tai tummaan ulkoasuun',
  count: (count: number) => (count === 1 ? '1 ehdotus' : `${count} ehdotusta`),
  nothing: 'Ei osumia. Kokeile toista sanaa.',
} as const;

export const shortcutMessages = {
  title: 'Pikanäppäimet',
  palette: 'Siirry tai etsi',
  search: 'Siirry näkymän hakuun',
  save: 'Tallenna lomake',
  close: 'Sulje päällimmäinen',
  list: 'Näytä pikanäppäimet',
  control: 'Ctrl',
  command: '⌘',
  singleKeys: 'Yhden näppäimen pikanäppäimet käytössä',
} as const;
