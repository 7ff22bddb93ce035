// Finnish texts of reviews.

export const reviewsMessages = {
  title: 'Mitä asiakkaat sanovat',
  /** The shop's own words, never put under a customer's name. */
  lead: 'Loistava palvelu ja ammattitaitoinen henkilökunta!',
  count: 'Google-arvostelua',
  noName: 'Googlen käyttäjä',
  noText: 'Ei kirjallista arviota',
  all: 'Lue kaikki arvostelut',
  verified:
    'Arvostelut on kirjoitettu Googlen palvelussa. Emme valikoi emmekä muokkaa niitä, emmekä pysty tarkistamaan, että kirjoittaja on asioinut meillä.',
  demo: 'Esimerkkiarvosteluja: kirjoittajat, tekstit ja tähdet on keksitty esittelykauppaa varten.',
  photoOf: (name: string) => `Arvostelu, ${name}`,
  rating: (rating: string) => `Arvosana ${rating} / 5`,
} as const;
