// Finnish texts of reviews.

export const reviewsMessages = {
  title: 'Asiakkaiden arvostelut Googlessa',
  lead: 'Arvostelut tulevat Googlesta, emmekä muokkaa niitä.',
  /** The shop's own words, marked as such: no customer wrote them. */
  promise: 'Lupauksemme: Loistava palvelu ja ammattitaitoinen henkilökunta!',
  count: 'Google-arvostelua',
  noName: 'Googlen käyttäjä',
  noText: 'Ei kirjallista arviota',
  readOn: 'Lue koko arvostelu',
  readLess: 'Näytä lyhyempänä',
  all: 'Lue kaikki arvostelut',
  verified:
    'Google valitsee enintään viisi arvostelua, joista näytämme neljä ensimmäistä. Emme pysty tarkistamaan, että kirjoittaja on asioinut meillä.',
  demo: 'Esimerkkiarvosteluja: kirjoittajat, tekstit ja tähdet on keksitty esittelykauppaa varten.',
  photoOf: (name: string) => `Arvostelu, ${name}`,
  rating: (rating: string) => `Arvosana ${rating} / 5`,
} as const;
