// Finnish texts of backups.

/** Read by its contents when it is restored, encrypted or not. */
export const backupFile = (day: string) => `kaarto-varmuuskopio-${day}.tar.gz`;

export const backupMessages = {
  notRestored: 'Kauppa on jo käytössä.',
  running: 'Varmuuskopiota tehdään jo. Yritä hetken kuluttua uudelleen.',
  auditName: 'Palautettu kauppa otettiin käyttöön',
  failures: {
    missing: (folder: string) => `Kansiota ${folder} ei ole, eikä sitä voitu luoda.`,
    closed: (folder: string) => `Kansioon ${folder} ei saa kirjoittaa.`,
    full: 'Levytila loppui.',
    other: 'Varmuuskopio ei onnistunut. Syy on taustatöissä, teknisessä kuvauksessa.',
  },
} as const;

export const restoredMessages = {
  title: (madeAt: string) => `Tämä kauppa on palautettu varmuuskopiosta (${madeAt})`,
  text: 'Sivut toimivat, mutta kaupasta ei lähde viestejä, hintoja ei seurata eikä muihin palveluihin oteta yhteyttä ennen kuin omistaja ottaa kaupan käyttöön.',
  activateRestoredShop: 'Ota käyttöön',
  askTitle: 'Otetaanko kauppa käyttöön?',
  ask: 'Varmista ensin, ettei alkuperäinen kauppa ole enää käynnissä: muuten asiakkaat saavat samat viestit kahdesti. Kesken jääneet uutiskirjeet jäävät tauolle, ja ajastetut, joiden aika on mennyt, palaavat luonnoksiksi.',
  doWaiting: (count: number) =>
    count === 1
      ? 'Tee myös 1 työ, joka odotti varmuuskopion hetkellä'
      : `Tee myös ${count} työtä, jotka odottivat varmuuskopion hetkellä`,
  waitingHint: 'Esimerkiksi vahvistusviestejä. Jätä pois, jos alkuperäinen kauppa ehti tehdä ne.',
  done: 'Kauppa on käytössä',
} as const;
