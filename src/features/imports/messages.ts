// Finnish sentences for refused rows and files. A row's line number is shown next to its sentence, so it is not repeated.
import { formatCount } from '../../platform/contract/count.ts';
import { MAX_REFUSED_ROWS } from './contract.ts';
import type { NotAListError, NotAListReason } from './not-a-list.ts';
import type { RowCode, RowParams } from './row-codes.ts';

const sentences: Record<RowCode, (params: RowParams) => string> = {
  'import.row_cut_short': ({ found, expected }) =>
    `Rivi on katkennut: siinä on ${found} saraketta, kun niitä pitäisi olla ${expected}.`,
  'import.row_too_many_cells': ({ found, expected }) =>
    `Rivillä on liikaa sarakkeita: ${found}, kun niitä pitäisi olla ${expected}. Onko tekstin sisällä erotinmerkki?`,
  'import.row_too_long': () => 'Rivi on liian pitkä luettavaksi.',
  'import.row_quote_not_closed': () => 'Lainausmerkit eivät täsmää: avattua tekstiä ei ole suljettu.',
  'import.row_unreadable': () => 'Rivillä on merkkejä, joita tekstitiedostossa ei voi olla.',
  'import.number_missing': () => 'Riviltä puuttuvat sekä EAN-koodi että tukkurin tuotenumero.',
  'import.ean_invalid': ({ value }) =>
    `EAN-koodi ”${value}” on virheellinen. Tarkista numerot ja tarkistusnumero.`,
  'import.manufacturer_missing': () => 'Valmistaja puuttuu.',
  'import.model_missing': ({ value }) => `Kuvauksesta ”${value}” ei löydy mallin nimeä.`,
  'import.size_invalid': ({ value }) => `Rengaskoko ”${value}” ei ole mahdollinen.`,
  'import.size_inch': ({ value }) => `Tuumakokoa ”${value}” ei voi tuoda. Lisää rengas käsin.`,
  'import.size_conflict': ({ value, other }) => `Kuvauksessa koko on ${value}, sarakkeissa ${other}.`,
  'import.load_speed_invalid': ({ value }) => `Kantavuus- ja nopeusluokkaa ”${value}” ei voi lukea.`,
  'import.price_missing': () => 'Ostohinta puuttuu tai on nolla.',
  'import.price_invalid': ({ value }) => `Ostohinta ”${value}” ei ole kelvollinen hinta.`,
  'import.stock_invalid': ({ value }) => `Saldoa ”${value}” ei voi lukea.`,
  'import.label_invalid': ({ value, column }) =>
    `Sarakkeen ${column} arvo ”${value}” ei ole EU-merkinnän luokka.`,
  'import.noise_invalid': ({ value }) => `Melu ”${value}” ei ole väliltä 60–80 desibeliä.`,
};

/** The sentence staff read next to a refused row's line number. */
export function rowErrorText(code: RowCode, params: RowParams): string {
  return sentences[code](params);
}

/** 'Otsikkorivillä luki: a, b.' */
const found = (cells: readonly string[], where: string) =>
  cells.length === 0 ? '' : ` ${where}: ${cells.map((cell) => `”${cell}”`).join(', ')}.`;

const fileSentences: Record<
  NotAListReason,
  (missing: readonly string[], cells: readonly string[]) => string
> = {
  empty: () => 'Tiedosto on tyhjä. Valitse tukkurin rengaslista.',
  'other-format': () =>
    'Tiedosto ei ole CSV-tiedosto. Tallenna lista taulukko-ohjelmassa CSV-muotoon ja valitse se.',
  'no-heading': (missing, cells) =>
    `Tiedosto ei ole rengaslista: otsikkoriviä ei löytynyt. Siinä pitää olla sarakkeet ${missing.join(', ')}.${found(cells, 'Tiedoston alussa luki')}`,
  'rows-unusable': () =>
    `Tiedosto ei ole rengaslista: yli ${formatCount(MAX_REFUSED_ROWS)} rivin tietoja ei voi lukea.`,
  'columns-missing': (missing, cells) =>
    `Listasta puuttuu ${missing.length === 1 ? 'pakollinen sarake' : 'pakollisia sarakkeita'}: ${missing.join(', ')}.${found(cells, 'Otsikkorivillä luki')}`,
};

/** Why a file is no list, for the person who chose it: what was expected, and what the file has. */
export function notAListText({
  reason,
  missingColumns,
  foundCells,
}: Pick<NotAListError, 'reason' | 'missingColumns' | 'foundCells'>): string {
  return fileSentences[reason](missingColumns, foundCells);
}
