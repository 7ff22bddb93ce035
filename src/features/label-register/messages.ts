// Texts of the server on the EU's tyre label register, in Finnish.

/** Where our copies of labels and product sheets are in use. */
export const fileUse = 'EU-rekisterin merkinnät ja tuoteselosteet';

export const registerErrors = {
  badNumber: 'Kirjoita EPREL-numero tai liitä merkinnän QR-koodin osoite (https://eprel.ec.europa.eu/qr/…).',
  notConnected: 'EU-rekisteriä ei ole kytketty. Voit täyttää tiedot käsin tai tuoda ne tukkurin listasta.',
  unknown: (number: string) => `EU-rekisterissä ei ole rengasta numerolla ${number}. Tarkista numero.`,
  failures: {
    refused: 'EU-rekisteri ei hyväksynyt avainta. Pyydä palvelimen ylläpitäjää tarkistamaan se.',
    busy: 'EU-rekisteri on ruuhkainen. Yritä hetken päästä uudelleen.',
    down: 'EU-rekisteri ei vastaa juuri nyt. Yritä myöhemmin uudelleen.',
    unreadable: 'EU-rekisterin vastausta ei voi lukea. Yritä myöhemmin uudelleen.',
  },
  changed: 'Tiedot ovat muuttuneet listan avaamisen jälkeen. Katso uudet tiedot ja valitse sitten.',
} as const;
