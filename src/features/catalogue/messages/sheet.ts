// Finnish texts of the sheet of all tyres in the back office.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';

const tyres = (count: number) => (count === 1 ? '1 rengas' : `${formatCount(count)}${NBSP}rengasta`);

/** '' of nothing. */
function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${one}` : `${formatCount(count)}${NBSP}${many}`;
}

/** Heads of the exported file; a file with these heads can be pasted back. */
export const sheetExport = {
  file: 'renkaat.csv',
  head: {
    id: 'Tunnus',
    ean: 'EAN',
    manufacturer: 'Valmistaja',
    model: 'Malli',
    size: 'Koko',
    kind: 'Laji',
    price: 'Hinta',
    sale: 'Tarjoushinta',
    stock: 'Saldo',
    source: 'Varasto',
  },
  kinds: { summer: 'Kesä', winter: 'Talvi', studded: 'Nasta', friction: 'Kitka' },
  sources: { own: 'Oma hylly', supplier: 'Toimittaja' },
} as const;

export const sheetMessages = {
  title: 'Renkaat taulukkona',
  link: 'Taulukko',
  newOffer: 'Uusi tarjous',
  back: 'Rengaskoot',
  /** The price list has no fitting of such a wheel. */
  askFitting: 'asennus: kysy',
  command: 'Kaikki renkaat taulukkona',
  offersLead:
    'Renkaat, joilla on tarjous. Avaa rengas mallin nimestä, tai valitse renkaita ja muuta niiden tarjousta kerralla.',
  lead: 'Kaikki myynnissä olevat renkaat. Muuta hintaa tai saldoa suoraan solussa tai monta hintaa kerralla.',
  count: tyres,
  loadFailed: 'Renkaiden lataus epäonnistui',
  nothingTitle: 'Ei renkaita tällä rajauksella',
  nothingBody: 'Muuta rajausta tai tyhjennä se.',
  clear: 'Tyhjennä rajaus',
  any: 'Kaikki',
  filters: {
    title: 'Rajaa',
    q: 'Haku',
    qHelp: 'Malli, koko tai EAN',
    manufacturer: 'Valmistaja',
    kind: 'Laji',
    kinds: { summer: 'Kesärenkaat', studded: 'Nastarenkaat', friction: 'Kitkarenkaat' },
    size: 'Koko',
    stock: 'Saldo',
    stocks: {
      in: 'Varastossa',
      few: 'Alle neljä',
      none: 'Loppu',
      own: 'Omassa hyllyssä',
      supplier: 'Toimittajalla',
    },
    minPrice: 'Hinta alkaen',
    maxPrice: 'Hinta enintään',
    missing: 'Puuttuu',
    gaps: { picture: 'Kuva', label: 'EU-merkintä', price: 'Hinta' },
    onOffer: 'Vain tarjoukset',
  },
  columns: {
    select: 'Valinta',
    manufacturer: 'Valmistaja',
    model: 'Malli',
    size: 'Koko',
    service: 'Kantavuus',
    kind: 'Laji',
    price: 'Hinta',
    sale: 'Tarjous',
    saleEnds: 'Tarjous päättyy',
    fitted: '4 asennettuna',
    stock: 'Saldo',
    place: 'Missä',
    ean: 'EAN',
    gaps: 'Puuttuu',
  },
  xl: 'XL',
  runFlat: 'RFT',
  places: { own: 'Hylly', supplier: 'Toimittaja', none: '' },
  whileStockLasts: 'Kunnes loppuu',
  gaps: { picture: 'kuva', label: 'merkintä' },
  kinds: sheetExport.kinds,
  sort: 'Järjestys',
  sorts: {
    'manufacturer.asc': 'Valmistaja A–Ö',
    'manufacturer.desc': 'Valmistaja Ö–A',
    'model.asc': 'Malli A–Ö',
    'model.desc': 'Malli Ö–A',
    'size.asc': 'Koko pienin ensin',
    'size.desc': 'Koko suurin ensin',
    'price.asc': 'Halvin ensin',
    'price.desc': 'Kallein ensin',
    'stock.asc': 'Saldo pienin ensin',
    'stock.desc': 'Saldo suurin ensin',
    'updated.desc': 'Viimeksi muutetut',
    'updated.asc': 'Vanhin muutos ensin',
  },
  askPrice: 'Kysy hintaa',
  minimum: (stock: number) => `yli ${stock}`,
  gridHelp:
    'Liiku nuolilla. Enter tai numero avaa hinnan tai saldon, Enter tallentaa, Esc peruu. Enter mallin kohdalla avaa renkaan, Ctrl ja Enter sen sivun. Välilyönti valitsee rivin, Vaihto ja nuoli valitsee monta.',
  editLabel: (field: string, name: string) => `${field}, ${name}`,
  selectRow: (name: string) => `Valitse ${name}`,
  selectAll: 'Valitse kaikki',
  selected: (count: number) => (count === 1 ? '1 valittu' : `${formatCount(count)} valittu`),
  clearSelection: 'Poista valinnat',
  rangeTooLong: (most: number) =>
    `Valitse enintään ${formatCount(most)} riviä kerralla, tai valitse kaikki rajauksen renkaat.`,
  save: {
    saved: (name: string, field: string) => `${name}: ${field} tallennettu`,
    endedOffer: (name: string) => `${name}: hinta tallennettu ja tarjous päättyi`,
    failed: (name: string) => `${name}: tallennus epäonnistui`,
    wrongPrice: 'Kirjoita hinta euroina, esimerkiksi 89,90.',
    wrongStock: 'Kirjoita saldo kokonaislukuna, esimerkiksi 8.',
    undone: 'Muutos peruttu',
    undoFailed: 'Peruminen epäonnistui',
    fields: { price: 'Hinta', stock: 'Saldo' },
  },
  undo: 'Kumoa',
  reserved: (count: number) => `varattu ${formatCount(count)}`,
  unit: 'kpl',
  until: 'asti',
  touchHelp: 'Napauta hintaa tai saldoa, kun haluat muuttaa sitä.',
  pieces: (count: number) => `${formatCount(count)}${NBSP}kpl`,
  bulk: {
    open: 'Muuta hintoja',
    title: 'Muuta hintoja',
    scope: (count: number) => `Muutos koskee: ${tyres(count)}.`,
    scopeAll: (count: number) => `Muutos koskee kaikkia rajauksen renkaita: ${tyres(count)}.`,
    how: 'Muutoksen tapa',
    kinds: { percent: 'Prosentteina', euros: 'Euroina' },
    percent: 'Muutos prosentteina',
    euros: 'Muutos euroina',
    amountHelp: 'Miinus laskee hintaa, esimerkiksi −5.',
    wrongAmount: 'Kirjoita luku, esimerkiksi 3 tai −2,5.',
    rounding: 'Pyöristys',
    roundings: {
      cent: 'Ei pyöristystä',
      euro: 'Tasaeuroihin (…,00)',
      ninety: 'Loppuun ,90',
      nine: 'Loppuun 9 euroa (89, 99, 109)',
    },
    preview: 'Esikatsele',
    previewing: 'Lasketaan uudet hinnat…',
    applying: (count: number) => `Muutetaan: ${tyres(count)}…`,
    failed: 'Muutos ei onnistunut',
    apply: (count: number) => (count === 1 ? 'Muuta 1 rengas' : `Muuta ${formatCount(count)}${NBSP}rengasta`),
    willChange: (count: number) => (count === 0 ? 'Mikään hinta ei muutu.' : `Muuttuu: ${tyres(count)}.`),
    unchanged: (count: number) => `Ennallaan pysyy: ${tyres(count)}.`,
    skipped: (count: number) => `Jää muuttamatta: ${tyres(count)}.`,
    skippedRows: (count: number) =>
      count === 1 ? '1 rivi jää pois' : `${formatCount(count)} riviä jää pois`,
    first: (shown: number, all: number) =>
      `Näet ensimmäiset ${formatCount(shown)}, kaikkiaan ${formatCount(all)}.`,
    table: 'Esikatselu',
    offers: 'Tarjoukset',
    endedOffers: (count: number) =>
      count === 1
        ? 'Yksi tarjous päättyy, koska hinta laskee sen alle tai renkaat loppuvat.'
        : `${formatCount(count)} tarjousta päättyy, koska hinta laskee niiden alle tai renkaat loppuvat.`,
    keptOffers: (count: number) =>
      count === 1
        ? 'Yksi tarjous jatkuu. Sen yliviivattu hinta ei nouse, vaan pysyy tarjousta edeltäneiden 30 päivän alimpana hintana.'
        : `${formatCount(count)} tarjousta jatkuu. Niiden yliviivattu hinta ei nouse, vaan pysyy tarjousta edeltäneiden 30 päivän alimpana hintana.`,
    raised: 'Seuraavaa tarjousta verrataan 30 päivän ajan vanhaan, alempaan hintaan.',
    offerEnds: 'tarjous päättyy',
    offerStays: 'tarjous jatkuu',
    was: 'Nyt',
    becomes: 'Uusi',
    done: (count: number) => `Muutettu: ${tyres(count)}.`,
    undoHelp: 'Voit kumota koko muutoksen yhdellä kertaa, myös myöhemmin kohdasta Viimeisimmät muutokset.',
    undone: (count: number) => `Palautettu entiselleen: ${tyres(count)}.`,
    undoSkipped: (count: number) => `Jo uudelleen muutettu, jätetty ennalleen: ${tyres(count)}.`,
    close: 'Sulje ilmoitus',
  },
  changes: {
    open: 'Viimeisimmät muutokset',
    title: 'Viimeisimmät muutokset',
    lead: 'Usean renkaan muutokset, uusin ensin. Jokaisen voi kumota kerran. Se, mitä on muutettu uudelleen sen jälkeen, jää ennalleen.',
    loadFailed: 'Muutosten lataus epäonnistui',
    emptyTitle: 'Ei vielä muutoksia',
    emptyBody: 'Kun muutat monta hintaa tai saldoa kerralla, voit kumota muutoksen täältä.',
    what: (prices: number, stocks: number) =>
      [counted(prices, 'hinta', 'hintaa'), counted(stocks, 'saldo', 'saldoa')].filter(Boolean).join(' ja '),
    manufacturers: (names: readonly string[]) =>
      names.length > 3
        ? `${names.slice(0, 3).join(', ')} ja ${formatCount(names.length - 3)} muuta`
        : names.join(', '),
    undone: (when: string, who: string) => `Kumottu ${when}${who === '' ? '' : `, ${who}`}`,
    askTitle: 'Kumotaanko muutos?',
    askText: (count: number, when: string) =>
      `Muutos tehtiin ${when}, ja se koski yhteensä ${formatCount(count)} rengasta. Vanhat hinnat ja saldot palaavat niihin, joita ei ole muutettu sen jälkeen.`,
    confirm: 'Kumoa muutos',
  },
  export: {
    button: 'Vie tiedostoon',
    failed: 'Vienti epäonnistui',
    done: (count: number) => `Viety tiedostoon: ${tyres(count)}`,
  },
  paste: {
    open: 'Liitä rivejä',
    title: 'Liitä rivejä taulukosta',
    lead: 'Kopioi taulukosta sarakkeet EAN tai tunnus, hinta ja saldo. Hinnan tai saldon voi jättää tyhjäksi. Viety tiedosto käy sellaisenaan.',
    label: 'Rivit',
    example: (ean: string) => `${ean}\t89,90\t8`,
    none: 'Liitä ainakin yksi rivi.',
    tooMany: (most: number) => `Liitä enintään ${formatCount(most)} riviä kerralla.`,
    wrongRows: 'Näitä rivejä ei voi lukea',
    moreErrors: (count: number) => `… ja ${formatCount(count)} muuta.`,
    line: (line: number, reason: string) => `Rivi ${formatCount(line)}: ${reason}`,
    reasons: {
      product: 'EAN tai tunnus puuttuu.',
      rounded: 'Taulukko-ohjelma on pyöristänyt EANin. Muotoile sarake tekstiksi ja kopioi uudelleen.',
      price: 'hinta ei ole euromäärä.',
      stock: 'saldo ei ole kokonaisluku.',
      nothing: 'hinta ja saldo puuttuvat.',
    },
  },
} as const;
