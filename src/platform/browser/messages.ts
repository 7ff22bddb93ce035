// Finnish texts for calls that got no answer of ours.

export const callMessages = {
  offline: 'Yhteys palvelimeen katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  timeout: 'Palvelin ei vastannut ajoissa. Yritä hetken päästä uudelleen.',
  unreadable: 'Palvelimen vastausta ei voitu lukea. Yritä hetken päästä uudelleen.',
} as const;
