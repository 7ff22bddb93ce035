// Finnish texts of the inbox in the back office.
import type { EnquiryKind, EnquiryStatus } from './enquiry-kind.ts';

const count = (items: number): string => (items === 1 ? '1 yhteydenotto' : `${items} yhteydenottoa`);

const statuses = {
  new: 'Uusi',
  'in-progress': 'Työn alla',
  handled: 'Hoidettu',
} satisfies Record<EnquiryStatus, string>;

interface Handling {
  status: EnquiryStatus;
  assignee: string;
  handledBy: string;
}

/** Who marked it as handled, unless it was who looks after it. */
const doneBy = ({ assignee, handledBy }: Handling) =>
  handledBy === '' || handledBy === assignee ? '' : `, kuittasi ${handledBy}`;

/** Whole units. */
function waited(minutes: number): string {
  if (minutes === 0) return 'juuri saapunut';
  if (minutes < 60) return `odottanut ${minutes}\u00A0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `odottanut ${hours}\u00A0t` : `odottanut ${Math.floor(hours / 24)}\u00A0pv`;
}

export const inboxMessages = {
  tab: 'Yhteydenotot',
  title: 'Yhteydenotot',
  lead: 'Sivuston lomakkeilla lähetetyt kyselyt ja soittopyynnöt. Viestit poistuvat vuoden kuluttua.',
  count,
  newOnes: (items: number) => (items === 1 ? '1 uusi yhteydenotto' : `${items} uutta yhteydenottoa`),
  kinds: {
    rims: 'Vannekysely',
    'call-back': 'Soittopyyntö',
    'season-change': 'Rengashotelli ja vaihto',
  } satisfies Record<EnquiryKind, string>,
  statuses,
  views: {
    all: 'Kaikki',
    new: 'Uudet',
    'in-progress': 'Työn alla',
    handled: 'Hoidetut',
  } satisfies Record<EnquiryStatus | 'all', string>,
  viewsLabel: 'Näkymät',
  search: 'Hae yhteydenotoista',
  searchHelp: 'Nimi, puhelin tai sana viestistä',
  columns: {
    who: 'Lähettäjä',
    kind: 'Aihe',
    message: 'Viesti',
    status: 'Tila',
    assignee: 'Hoitaja',
    at: 'Saapui',
  },
  pages: 'Yhteydenottojen sivut',
  nobody: '–',
  emptyTitle: 'Ei vielä yhteydenottoja',
  emptyBody: 'Tähän tulevat vanteiden, rengashotellin ja yhteystietosivun lomakkeilla lähetetyt viestit.',
  openForm: 'Avaa yhteystietosivu',
  nothingTitle: 'Ei osumia',
  nothingBody: 'Mikään yhteydenotto ei vastaa hakua tai näkymää.',
  clear: 'Näytä kaikki',
  loadFailed: 'Yhteydenottojen lataus epäonnistui',
  oneLoadFailed: 'Yhteydenoton lataus epäonnistui',
  back: 'Yhteydenotot',
  gone: 'Yhteydenottoa ei ole enää. Se on poistettu tai vanhentunut.',
  arrived: (time: string) => `Saapui ${time}`,
  contactTitle: 'Yhteystiedot',
  call: 'Soita',
  mailSubject: 'Vastaus yhteydenottoosi',
  messageTitle: 'Viesti',
  tyreTitle: 'Kysyy renkaasta',
  summaryTitle: 'Laskurin tulos',
  handlingTitle: 'Käsittely',
  assignee: 'Hoitaja',
  status: 'Tila',
  unassigned: 'Ei vielä kukaan',
  ownName: (name: string) => `${name} (sinä)`,
  take: 'Ota hoitaaksesi',
  takeShort: 'Ota',
  takeLabel: (name: string) => `Ota hoitaaksesi: ${name}`,
  finish: 'Hoidettu',
  finishHelp: 'Seuraava uusi yhteydenotto avautuu.',
  reopen: 'Avaa uudelleen',
  statusOf: (handling: Handling) => `${statuses[handling.status]}${doneBy(handling)}`,
  handled: ({ name, ...handling }: Handling & { name: string }) => {
    const { status, assignee } = handling;
    const by = assignee === '' ? '' : `, hoitajana ${assignee}`;
    return `${name}: ${statuses[status].toLowerCase()}${doneBy(handling)}${by}`;
  },
  undo: 'Kumoa',
  undone: (name: string) => `${name}: muutos kumottu`,
  waited,
  note: 'Muistiinpano',
  noteHelp: 'Näkyy vain henkilökunnalle.',
  unsaved: 'Käsittelyssä on tallentamattomia muutoksia.',
  save: 'Tallenna muutokset',
  saved: (name: string) => `${name}: muistiinpano tallennettu.`,
  saveFailed: 'Tallennus epäonnistui',
  remove: 'Poista yhteydenotto',
  removeTitle: 'Poistetaanko yhteydenotto?',
  removeBody: 'Viesti ja yhteystiedot poistuvat pysyvästi. Tätä ei voi perua.',
  keep: 'Säilytä',
  removeFailed: 'Poisto epäonnistui',
} as const;
