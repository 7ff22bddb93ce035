// Finnish texts of the back office's import pages.
import { formatCount } from '../../platform/contract/count.ts';
import { listNames } from './messages-words.ts';

export const shownList = (list: string): string => listNames[list] ?? list;

const plural = (value: number, [one, many]: readonly [string, string]) =>
  `${formatCount(value)}\u00A0${value === 1 ? one : many}`;

/** Finnish joins: 'a, b ja c'. */
function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ja ${parts.at(-1)}`;
}

interface Counts {
  created: number;
  updated: number;
  withdrawn: number;
  errorCount: number;
}

/** What a preview promises and what an import did, as words after the number. */
const foreseen = {
  created: ['uusi', 'uutta'],
  updated: ['muuttuva', 'muuttuvaa'],
  withdrawn: ['poistuva', 'poistuvaa'],
} as const;
const happened = {
  created: ['uusi', 'uutta'],
  updated: ['muuttunut', 'muuttunutta'],
  withdrawn: ['poistunut', 'poistunutta'],
} as const;

/** '12 uutta, 3 muuttuvaa ja 1 poistuva tuote'; the empty text when nothing changes. */
function changesText(
  { created, updated, withdrawn }: Counts,
  words: typeof foreseen | typeof happened,
): string {
  const parts: string[] = [];
  if (created > 0) parts.push(plural(created, words.created));
  if (updated > 0) parts.push(plural(updated, words.updated));
  if (withdrawn > 0) parts.push(plural(withdrawn, words.withdrawn));
  return joined(parts);
}

const refusedText = (errors: number) => plural(errors, ['hylätty rivi', 'hylättyä riviä']);

export const pageMessages = {
  title: 'Tuonti',
  lead: 'Tuo tukkurin lista. Näet ensin, mitä se muuttaisi, ja vahvistat muutokset vasta sitten. Itse muokkaamasi kentät säilyvät.',
  file: 'Tukkurin lista (CSV)',
  fileHelp: 'Enintään 128\u00A0Mt.',
  chooseFile: 'Valitse tiedosto',
  changeFile: 'Vaihda tiedosto',
  dropHere: 'tai pudota se tähän',
  dropNow: 'Pudota tiedosto tähän',
  fileMissing: 'Valitse tukkurin lista ensin.',
  fileTooLarge: 'Lista on liian suuri. Suurin sallittu koko on 128\u00A0Mt.',
  manyFiles: 'Tuo listat yksi kerrallaan. Valittiin ensimmäinen.',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  bytes: (bytes: number) => `${formatCount(bytes)}\u00A0tavua`,
  kilobytes: (kilobytes: number) => `${formatCount(kilobytes)}\u00A0kt`,
  megabytes: (megabytes: number) => `${formatCount(megabytes)}\u00A0Mt`,
  list: 'Lista',
  listOption: (list: string, tyres: number) =>
    tyres === 0 ? shownList(list) : `${shownList(list)}, ${plural(tyres, ['rengas', 'rengasta'])} myynnissä`,
  newList: 'Uusi lista…',
  newListName: 'Uuden listan nimi',
  newListHelp: 'Esimerkiksi tukkurin nimi. Pieniä kirjaimia a–z, numeroita ja väliviivoja.',
  listHelp: 'Vain saman listan tuotteet poistuvat myynnistä, kun ne puuttuvat uudesta listasta.',
  listInvalid: 'Käytä pieniä kirjaimia a–z, numeroita ja väliviivaa, enintään 40 merkkiä.',
  preview: 'Esikatsele muutokset',
  uploading: 'Lähetetään listaa',
  sent: (percent: number) => `${percent}\u00A0% lähetetty`,
  checking: 'Tarkistetaan tiedostoa',
  cancel: 'Keskeytä',
  chooseAgain: (name: string) => `Olit valinnut tiedoston ${name}. Valitse se uudelleen, niin voit jatkaa.`,

  back: 'Kaikki tuonnit',
  facts: (list: string, time: string) => `Lista ${shownList(list)}, ${time}`,
  queuedLabel: 'Odottaa vuoroaan',
  queuedText: 'Alkaa, kun aiemmat tuonnit ovat valmiit',
  readingLabel: 'Luetaan listaa',
  applyingLabel: 'Tuodaan listaa',
  readText: (percent: number) => `${percent}\u00A0% luettu`,
  countingText: 'Lista on luettu, muutoksia lasketaan',
  savingText: 'Lista on luettu, muutoksia tallennetaan',
  mayLeave: 'Voit jättää sivun. Työ jatkuu, ja löydät sen tuontien luettelosta.',
  connectionLost: 'Tilannetta ei saada juuri nyt. Yritetään uudelleen.',
  runFailedToLoad: 'Tuonnin tietoja ei voitu ladata',
  runGone: 'Tuontia ei löytynyt. Osoite voi olla väärä.',
  previewDone: 'Esikatselu on valmis. Mitään ei ole vielä tallennettu.',
  importDone: 'Lista on tuotu. Kaupassa näkyvät jo uudet tiedot.',
  importDoneNothing: 'Lista on sama kuin viimeksi. Mikään ei muuttunut.',
  nothingChanges: 'Lista on sama kuin viimeksi. Mikään ei muutu, joten tuotavaa ei ole.',
  previewFailed: 'Esikatselu epäonnistui',
  consentNeeded: 'Listasta puuttuu paljon tuotteita',
  importFailed: 'Tuonti epäonnistui, eikä mitään muutettu',
  counts: {
    created: 'Uusia',
    updated: 'Muuttuvia',
    unchanged: 'Ennallaan',
    withdrawn: 'Poistuu myynnistä',
    errors: 'Hylättyjä rivejä',
  },
  /** '10 hintaa, 188 saldoa'; a tyre may have both. */
  whatChanges: ({
    dearer,
    cheaper,
    stock,
    moved,
  }: Record<'dearer' | 'cheaper' | 'stock' | 'moved', number>) =>
    [
      ...(dearer + cheaper > 0 ? [plural(dearer + cheaper, ['hinta', 'hintaa'])] : []),
      ...(stock > 0 ? [plural(stock, ['saldo', 'saldoa'])] : []),
      ...(moved > 0 ? [plural(moved, ['listan vaihto', 'listan vaihtoa'])] : []),
    ].join(', '),
  doneCounts: {
    created: 'Uusia',
    updated: 'Muuttui',
    unchanged: 'Ennallaan',
    withdrawn: 'Poistui myynnistä',
    errors: 'Hylättyjä rivejä',
  },
  apply: (changes: number) => `Tuo ${plural(changes, ['muutos', 'muutosta'])}`,
  openShop: 'Katso renkaita sivustolla',
  previewAgain: 'Esikatsele uudelleen',
  chooseOther: 'Valitse toinen lista',
  chooseNew: 'Tuo uusi lista',
  allowWithdraw: 'Olen tarkistanut listan: puuttuvat tuotteet saavat poistua myynnistä',
  allowWithdrawHelp:
    'Yli viidesosa tämän listan tuotteista puuttuu tiedostosta. Jos lista on vain osa valikoimasta, anna sille oma nimi ja lähetä se uudelleen.',
  applyNeedsConsent: 'Vahvista ensin, että puuttuvat tuotteet saavat poistua.',

  changesTitle: 'Muutokset',
  changesShort: (shown: number, all: number) =>
    `Muutoksia on ${formatCount(all)}. Tässä niistä ovat ensimmäiset ${formatCount(shown)}.`,
  changesFailed: 'Muutosten lataus epäonnistui',
  errorsTitle: 'Hylätyt rivit',
  errorsLead:
    'Nämä rivit jäävät tuomatta. Jos rivin tuote on jo myynnissä, se jää myyntiin entisellään, kunhan rivistä voi lukea EAN-koodin tai tuotenumeron.',
  errorsLeadDone: 'Nämä rivit jäivät tuomatta.',
  errorsShort: (shown: number, all: number) =>
    `Hylättyjä rivejä on ${formatCount(all)}. Tässä ja tiedostossa ovat ensimmäiset ${formatCount(shown)}.`,
  downloadErrors: 'Lataa hylätyt rivit (CSV)',
  errorsFile: (list: string) => `hylatyt-rivit-${list}.csv`,
  columns: {
    kind: 'Muutos',
    product: 'Tuote',
    size: 'Koko',
    ean: 'EAN',
    price: 'Hinta',
    percent: 'Muutos %',
    stock: 'Saldo',
    line: 'Rivi',
    reason: 'Syy',
    code: 'Koodi',
  },
  views: {
    all: 'Kaikki',
    created: 'Uudet',
    dearer: 'Hinta nousee',
    cheaper: 'Hinta laskee',
    stock: 'Saldo muuttuu',
    moved: 'Vaihtaa listaa',
    withdrawn: 'Poistuu myynnistä',
    locked: 'Lukittu',
  },
  doneViews: {
    all: 'Kaikki',
    created: 'Uudet',
    dearer: 'Hinta nousi',
    cheaper: 'Hinta laski',
    stock: 'Saldo muuttui',
    moved: 'Vaihtoi listaa',
    withdrawn: 'Poistui myynnistä',
    locked: 'Lukittu',
  },
  moreThan: (count: string) => `yli ${count}`,
  viewsLabel: 'Muutokset lajeittain',
  view: (name: string, total: number) => `${name} ${formatCount(total)}`,
  searchLabel: 'Hae muutoksista',
  searchHelp: 'Merkki, malli, koko tai EAN',
  changesFound: (total: number) => plural(total, ['muutos', 'muutosta']),
  changesOrder: 'Suurin hinnanmuutos on ensin.',
  noneFits: 'Ei muutoksia tällä rajauksella',
  noneFitsBody: 'Kokeile toista sanaa tai lajia.',
  clearFilters: 'Näytä kaikki muutokset',
  percent: (percent: number) => `${percent > 0 ? '+' : '\u2212'}${formatCount(Math.abs(percent))}\u00A0%`,
  downloadChanges: 'Lataa muutokset (CSV)',
  changesFile: (list: string) => `muutokset-${list}.csv`,
  csvColumns: {
    kind: 'Muutos',
    product: 'Tuote',
    size: 'Koko',
    ean: 'EAN',
    oldPrice: 'Hinta ennen',
    newPrice: 'Hinta nyt',
    percent: 'Hinnan muutos %',
    oldStock: 'Saldo ennen',
    newStock: 'Saldo nyt',
  },
  kinds: { created: 'Uusi', updated: 'Muuttuu', withdrawn: 'Poistuu', locked: 'Lukittu' },
  doneKinds: { created: 'Uusi', updated: 'Muuttui', withdrawn: 'Poistui', locked: 'Lukittu' },
  listed: (value: string) => `listalla ${value}`,
  moves: 'Siirtyy',
  moved: 'Siirtyi',
  movesNote: (count: number, list: string) =>
    `${plural(count, ['tuote', 'tuotetta'])} siirtyy listalle ${shownList(list)}. Kun tuotteesta lukee vain Siirtyy, sen hinta ja saldo pysyvät ennallaan.`,
  movedNote: (count: number, list: string) =>
    `${plural(count, ['tuote', 'tuotetta'])} siirtyi listalle ${shownList(list)}.`,
  /** Undefined: an old run, in which they were not counted. */
  leftElsewhere: (count?: number) => {
    if (count === undefined) return 'Muiden listojen tuotteet, joita tiedostossa ei ole, jäävät myyntiin.';
    if (count === 0) return '';
    const [relative, stay] = count === 1 ? ['jota', 'Se jää'] : ['joita', 'Ne jäävät'];
    const tyres = plural(count, ['tuote', 'tuotetta']);
    return `Listoilla, joilta tuotteita siirtyy, on ${tyres}, ${relative} tiedostossa ei ole. ${stay} myyntiin.`;
  },
  from: 'ennen',
  to: 'nyt',
  none: '–',
  changePages: 'Muutosten sivut',
  errorPages: 'Hylättyjen rivien sivut',
  historyPages: 'Tuontien sivut',

  historyTitle: 'Aiemmat tuonnit',
  historyEmptyTitle: 'Ei vielä tuonteja',
  historyEmptyBody: 'Kun tuot ensimmäisen listan, näet sen tulokset tässä.',
  historyColumns: {
    file: 'Tiedosto',
    time: 'Aika',
    who: 'Tekijä',
    list: 'Lista',
    status: 'Tila',
    result: 'Tulos',
  },
  dryRunTag: 'Esikatselu',
  status: { queued: 'Jonossa', running: 'Käynnissä', done: 'Valmis', failed: 'Epäonnistui' },
  foreseen: (counts: Counts) =>
    [changesText(counts, foreseen) || 'Ei muutoksia', ...refusedPart(counts)].join(', '),
  happened: (counts: Counts) =>
    [changesText(counts, happened) || 'Ei muutoksia', ...refusedPart(counts)].join(', '),
  loadFailed: 'Tuontien lataus epäonnistui',
} as const;

function refusedPart({ errorCount }: Counts): string[] {
  return errorCount > 0 ? [refusedText(errorCount)] : [];
}

/** Texts for undoing an import. */
export const undoMessages = {
  action: 'Kumoa tuonti',
  until: (time: string) => `Tuonnin voi kumota ${time} asti.`,
  question: (file: string) => `Kumotaanko tuonti ${file}?`,
  consequence:
    'Hinnat, saldot ja myynnistä poistuneet renkaat palaavat sellaisiksi kuin ne olivat ennen tuontia. Tuonnin uudet renkaat poistuvat myynnistä. Renkaat, joita joku on muuttanut tuonnin jälkeen, jäävät ennalleen, ja näet ne luettelona.',
  confirm: (changes: number) => `Kumoa ${plural(changes, ['muutos', 'muutosta'])}`,
  queued: 'Kumoaminen odottaa vuoroaan',
  running: 'Kumotaan tuontia',
  share: (percent: number) => `${percent}\u00A0% palautettu`,
  failed: 'Tuontia ei kumottu',
  doneTitle: 'Tuonti on kumottu',
  done: (restored: number, who: string, time: string) =>
    `${plural(restored, ['rengas', 'rengasta'])} palautettiin ennalleen ${time}${who === '' ? '' : `, tekijä ${who}`}.`,
  leftTitle: 'Nämä jäivät ennalleen',
  left: (leftCount: number) =>
    leftCount === 1
      ? 'Yhtä rengasta on muutettu tuonnin jälkeen, joten se jäi sellaiseksi kuin se nyt on. Tarkista se itse.'
      : `${formatCount(leftCount)}\u00A0rengasta on muutettu tuonnin jälkeen, joten ne jäivät sellaisiksi kuin ne nyt ovat. Tarkista ne itse.`,
  leftShort: (shown: number) => `Tässä niistä ovat ensimmäiset ${formatCount(shown)}.`,
  undone: 'Kumottu',
  undoneBy: (who: string, time: string) => `Kumottu ${time}${who === '' ? '' : `, ${who}`}`,
} as const;
