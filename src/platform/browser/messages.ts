// Finnish texts for calls that got no answer of ours, and for a browser that keeps nothing.

export const callMessages = {
  offline: 'Yhteys palvelimeen katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  timeout: 'Palvelin ei vastannut ajoissa. Yritä hetken päästä uudelleen.',
  storageRefused:
    'Selaimesi ei salli tietojen tallentamista, joten kirjautuminen ei jää voimaan. Salli sivustolle evästeet ja tallennus selaimen asetuksista ja yritä uudelleen.',
  unreadable: 'Palvelimen vastausta ei voitu lukea. Yritä hetken päästä uudelleen.',
} as const;
