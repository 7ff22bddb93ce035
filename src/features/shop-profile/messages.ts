// Finnish texts of the shop profile.

export const shopProfileMessages = {
  unnamedShop: 'Rengasliike',
  defaultAssistant: 'Kaartobotti',
  stale: 'Joku muu ehti muuttaa liikkeen tietoja. Tarkista uudet tiedot ja tallenna uudelleen.',
  invalid: 'Tarkista liikkeen tiedot: jokin kenttä ei kelpaa.',
  trueAnnualRate: (percent: string) =>
    `Todellinen vuosikorko ei vastaa korkoa ja kuluja. Näillä ehdoilla se on ${percent}. Korjaa vuosikorko tai ehdot.`,
  demoLabel: 'Esittelykauppa',
  demoLine: 'Esittelykauppa – hinnat, merkinnät ja arviot ovat keksittyjä',
} as const;

export const shopMapMessages = {
  map: 'Piirros liikkeen ympäristöstä',
  showMap: 'Näytä kartta',
  openMap: 'Avaa karttapalvelussa',
  frame: 'Liikkeen sijainti kartalla',
  mapComes: 'Kartta ladataan karttapalvelusta.',
  mapLeaves: 'Kartta aukeaa karttapalvelussa.',
} as const;

/** The representative example, in the order the law lists its parts. */
export const financingMessages = {
  exampleTitle: 'Esimerkki luotosta',
  example: (parts: ExampleParts) =>
    `Luoton määrä ${parts.credit}, maksuaika ${parts.termMonths}\u00A0kk, kuukausierä ${parts.monthly}, korko ${parts.rate}, avausmaksu ${parts.openingFee}, tilinhoitomaksu ${parts.monthlyFee}/kk, todellinen vuosikorko ${parts.trueRate}. Luottokustannukset ${parts.cost}, maksat yhteensä ${parts.total}.`,
  creditor: (name: string) => `Luoton myöntää ${name} hyväksytyn luottopäätöksen jälkeen.`,
} as const;

export interface ExampleParts {
  credit: string;
  termMonths: number;
  monthly: string;
  rate: string;
  openingFee: string;
  monthlyFee: string;
  trueRate: string;
  cost: string;
  total: string;
}
