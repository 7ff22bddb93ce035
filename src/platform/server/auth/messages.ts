// Finnish texts of signing in, for staff and for customers.

export const authMessages = {
  tooManyWrong: (minutes: number) =>
    `Liian monta väärää yritystä. Yritä uudelleen ${minutes === 1 ? 'minuutin' : `${minutes}\u00a0minuutin`} kuluttua.`,
  passkeyWorks: 'Jos sinulla on pääsyavain, se toimii heti.',
  passwordCommon:
    'Tämä salasana on helppo arvata, koska moni käyttää samanlaista. Keksi esimerkiksi usean sanan lause.',
  passwordAboutYou: 'Salasana on helppo arvata nimestä tai osoitteesta. Keksi esimerkiksi usean sanan lause.',
  passwordRepeats: 'Salasanassa toistuvat samat merkit, joten se on helppo arvata. Keksi vaihtelevampi.',
  passwordSequence: 'Salasana on peräkkäisiä merkkejä, joten se on helppo arvata. Keksi vaihtelevampi.',
  firstPasswordExpired:
    'Tämä salasana on vanhentunut, koska sitä ei vaihdettu viikon kuluessa. Pyydä omistajalta uusi.',
  busy: 'Juuri nyt kirjautuu moni yhtä aikaa. Yritä muutaman sekunnin päästä uudelleen.',
} as const;
