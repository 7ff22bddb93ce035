// Finnish sentences for refused rows and files. A row's line number stands beside its sentence, so it is not repeated.
import type { NotAListReason } from './not-a-list.ts';
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

/** The sentence staff read beside a refused row's line number. */
export function rowErrorText(code: RowCode, params: RowParams): string {
  return sentences[code](params);
}

const fileSentences: Record<NotAListReason, (missing: readonly string[]) => string> = {
  empty: () => 'Tiedosto on tyhjä. Valitse tukkurin rengaslista.',
  'other-format': () =>
    'Tiedosto ei ole CSV-tiedosto. Tallenna lista taulukko-ohjelmassa CSV-muotoon ja valitse se.',
  'no-heading': () => 'Tiedosto ei ole rengaslista: otsikkoriviä sarakkeiden nimineen ei löytynyt.',
  'columns-missing': (missing) =>
    `Tiedosto ei ole kokonainen rengaslista. Siitä puuttuu: ${missing.join(', ')}.`,
};

/** Why a file is no list, for the person who chose it. `missing` names columns as the trade's list does. */
export function notAListText(reason: NotAListReason, missing: readonly string[]): string {
  return fileSentences[reason](missing);
}
