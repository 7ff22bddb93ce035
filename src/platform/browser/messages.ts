// Finnish texts for requests without a response from the product, and for a browser that refuses storage.

export const callMessages = {
  offline: 'Yhteys palvelimeen katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  timeout: 'Palvelin ei vastannut ajoissa. Yritä hetken päästä uudelleen.',
  storageRefused:
    'Selaimesi ei salli tietojen tallentamista, joten kirjautuminen ei jää voimaan. Salli sivustolle evästeet ja tallennus selaimen asetuksista ja yritä uudelleen.',
  unreadable: 'Palvelimen vastausta ei voitu lukea. Yritä hetken päästä uudelleen.',
  merged: 'Joku muu oli muuttanut muita kohtia. Molempien muutokset tallennetaan.',
  notSavedWithoutPicture: 'Muutoksia ei tallennettu, koska kuva ei tullut perille. Ne ovat yhä lomakkeella.',
  yes: 'Kyllä',
  no: 'Ei',
  mergedUnsaved:
    'Joku muu oli muuttanut muita kohtia. Ne ovat nyt lomakkeella: tarkista ja tallenna uudelleen.',
} as const;

export const passkeyMessages = {
  notUsed: 'Pääsyavainta ei käytetty. Yritä uudelleen.',
  wrongPlace: 'Pääsyavaimet toimivat vain sivuston omassa osoitteessa. Avaa sivusto siitä.',
  alreadyThere: 'Tällä laitteella on jo pääsyavain tunnuksellesi.',
  unsupported: 'Tämä selain tai laite ei tue pääsyavaimia.',
} as const;
