// Finnish texts of the HTTP layer.

export const httpMessages = {
  signInNeeded: 'Kirjaudu sisään, niin pääset jatkamaan.',
  sessionEnded: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  forbidden: 'Tämä toiminto ei kuulu käyttöoikeuksiisi.',
  confirmFirst: 'Vahvista salasanallasi, että tämä olet sinä.',
  newPasswordFirst: 'Vaihda ensin salasanasi omaan.',
  secondFactorMissing: 'Ota ensin käyttöön kaksivaiheinen kirjautuminen. Sitten pääset jatkamaan.',
  routeNotFound: 'Tällaista osoitetta ei ole.',
  malformedJson: 'Pyynnön sisältöä ei voitu lukea. Tarkista, että se on kelvollista JSON-muotoa.',
  malformedRequest: 'Pyyntöä ei voitu lukea.',
  unsupportedMedia: 'Tämän muotoista sisältöä ei oteta vastaan.',
  tooLarge: 'Lähetetty sisältö on liian suuri.',
  crossSite: 'Lomake lähetettiin toiselta sivustolta. Avaa sivu uudelleen ja lähetä lomake siitä.',
  keyInvalid: 'Pyynnön tunnus ei kelpaa.',
  keyReused:
    'Edellinen tallennus ehti perille, vaikka vastaus katkesi. Se on tallessa ilman viimeisiä muutoksiasi: avaa se luettelosta ja tee ne siihen.',
  alreadyDone: 'Tämä on jo tallennettu. Lataa luettelo uudelleen, niin näet sen.',
  unkeepableText: 'Tekstissä on merkki, jota ei voi tallentaa. Poista se ja yritä uudelleen.',
  ruleBroken: 'Tarkista tiedot: jokin kenttä ei kelpaa.',
  noSuchValue: 'Arvo ei kelpaa tähän kenttään.',
  tooMany: 'Pyyntöjä tuli liian monta peräkkäin. Odota hetki ja yritä uudelleen.',
  unavailable: 'Palvelu käynnistyy tai on hetken poissa käytöstä. Yritä pian uudelleen.',
  internal: 'Jotain meni pieleen. Yritä hetken päästä uudelleen.',
  diskFull: 'Tallennustila on täynnä. Tietoja ei tallennettu.',
  storageUnavailable: 'Kuvien tallennuspaikka ei juuri nyt vastaa. Yritä hetken päästä uudelleen.',
  timeout: 'Pyyntö kesti liian kauan. Yritä uudelleen.',
} as const;
