// Finnish texts of bringing in subscribers from a file.

const grouped = new Intl.NumberFormat('fi-FI');

export const importErrors = {
  missing: 'Valitse CSV-tiedosto ensin.',
  tooLarge: 'Tiedosto on liian suuri. Suurin sallittu koko on 2 Mt.',
  notAList: (columns: readonly string[]) =>
    `Tiedostoa ei voitu lukea. Ensimmäisellä rivillä pitää olla sarakkeet ${columns.join(';')}.`,
  tooMany: (most: number) => `Tiedostossa on yli ${grouped.format(most)} riviä. Tuo se osissa.`,
} as const;

/** Why a line of the file was not brought in. */
export const importLineErrors = {
  unreadable: 'Riviä ei voitu lukea. Tarkista lainausmerkit ja puolipisteet.',
  email: 'Sähköpostiosoite puuttuu tai on virheellinen.',
  consentText: 'Suostumuksen teksti puuttuu (consentText).',
  consentAt: 'Suostumuksen aika puuttuu tai on virheellinen (consentAt). Kirjoita esimerkiksi 25.11.2025.',
  future: 'Suostumuksen aika on tulevaisuudessa (consentAt).',
  source: 'Suostumuksen lähde puuttuu (source). Kerro, missä lupa annettiin.',
  tooLong: 'Suostumuksen teksti tai lähde on liian pitkä.',
} as const;
