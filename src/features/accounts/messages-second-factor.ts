// Finnish texts of the second factor that the server answers with.
export const secondFactorErrors = {
  codeMissing: 'Kirjoita koodi.',
  wrongCode: 'Koodi ei kelpaa. Tarkista se, tai odota seuraavaa koodia ja yritä uudelleen.',
  wrongRecoveryCode: 'Varakoodi ei kelpaa. Tarkista se tai käytä toista, sillä kukin kelpaa vain kerran.',
  passkeyRefused: 'Pääsyavain ei kelvannut. Yritä uudelleen tai kirjaudu koodilla.',
  passkeyNotConfirming: 'Pääsyavain ei kelvannut. Yritä uudelleen tai kirjoita salasanasi.',
  signInExpired: 'Kirjautuminen vanheni. Aloita alusta.',
  enrolmentExpired: 'Käyttöönotto vanheni. Aloita alusta.',
  passkeyImpossible: 'Pääsyavaimia ei voi käyttää, kun sivuston osoite on pelkkä IP-osoite.',
  passkeyNotMade: 'Pääsyavaimen luonti ei onnistunut. Yritä uudelleen.',
  passkeyKnown: 'Tämä pääsyavain on jo käytössä.',
  passkeyGone: 'Pääsyavainta ei ole enää.',
  passkeyNameMissing: 'Anna pääsyavaimelle nimi.',
  passkeyNameTooLong: 'Nimi on liian pitkä.',
  tooManyPasskeys: (most: number) => `Pääsyavaimia voi olla enintään ${most}. Poista ensin jokin vanha.`,
  noFactor: 'Kaksivaiheinen kirjautuminen ei ole käytössä.',
  lastFactor:
    'Liike vaatii kaksivaiheista kirjautumista, joten viimeistä tapaa ei voi poistaa. Lisää ensin toinen.',
  dateMissing: 'Anna päivä.',
  ownReset: 'Oman tunnuksesi tavat poistat Kirjautuminen-välilehdellä.',
} as const;
