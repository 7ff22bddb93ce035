// Finnish texts of the shop profile.

export const shopProfileMessages = {
  unnamedShop: 'Rengasliike',
  defaultAssistant: 'Kaartobotti',
  emailIsOwners:
    'Vain omistaja voi vaihtaa liikkeen sähköpostin, sillä siihen voi tulla myös turvailmoituksia.',
  stale: 'Joku muu ehti muuttaa liikkeen tietoja. Tarkista uudet tiedot ja tallenna uudelleen.',
  invalid: 'Tarkista liikkeen tiedot: jokin kenttä ei kelpaa.',
  trueAnnualRate: (percent: string) =>
    `Todellinen vuosikorko ei vastaa korkoa ja kuluja. Näillä ehdoilla se on ${percent}. Korjaa vuosikorko tai ehdot.`,
  demoLabel: 'Esittelykauppa',
  demoLine: 'Esittelykauppa – hinnat, merkinnät ja arviot ovat keksittyjä',
} as const;

export const shopMapMessages = {
  map: 'Piirros liikkeen ympäristöstä',
  /** On the drawing, which is no map. */
  sketch: 'Piirros',
  showMap: 'Näytä kartta',
  openMap: 'Avaa karttapalvelussa',
  frame: 'Liikkeen sijainti kartalla',
  mapComes: 'Kartta ladataan karttapalvelusta.',
  mapLeaves: 'Kartta aukeaa karttapalvelussa.',
} as const;

/** Texts next to every instalment. */
export const financingMessages = {
  exampleTitle: 'Esimerkki luotosta',
  facts: {
    cashPrice: 'Käteishinta',
    credit: 'Luoton määrä',
    term: 'Maksuaika',
    monthly: 'Kuukausierä',
    fixedRate: 'Kiinteä korko',
    variableRate: 'Vaihtuva korko',
    openingFee: 'Avausmaksu',
    monthlyFee: 'Tilinhoitomaksu',
    trueRate: 'Todellinen vuosikorko',
    cost: 'Luottokustannukset',
    total: 'Maksat yhteensä',
  },
  term: (months: number) => `${months}\u00A0kk, ${months}\u00A0${months === 1 ? 'erä' : 'erää'}`,
  monthlyFee: (euros: string) => `${euros}/kk`,
  creditor: (nameAndAddress: string) => `Luotonantaja: ${nameAndAddress}.`,
  /** The wording that Directive (EU) 2023/2225, article 8(1) requires; interest-free credit needs it, too. */
  warning: 'Varoitus! Lainan ottaminen maksaa rahaa.',
  payInInstalments: 'Maksa renkaat erissä',
  possible: 'Voit maksaa ostoksen myös erissä. Luotonantaja tekee päätöksen.',
  /** The terms in a line, as the shop's own words on them go wrong when the terms change. */
  inShort: (months: number, rate: string, trueRate: string) =>
    `${months}\u00A0kk, korko ${rate}, todellinen vuosikorko ${trueRate}.`,
} as const;

/** The email to an address that is no longer the shop's. */
export const movedEmailMessages = {
  title: 'Liikkeen sähköpostiosoite vaihdettiin',
  lead: 'Tähän osoitteeseen ei enää tule liikkeen viestejä: ei yhteydenottoja eikä varoituksia kirjautumisista, jos niille ei ole omaa osoitetta.',
  details: ({ to, by, time }: Record<'to' | 'by' | 'time', string>) =>
    [`Uusi osoite: ${to || 'ei osoitetta'}`, `Muuttaja: ${by}`, time].join('\n'),
  advice:
    'Jos kukaan teistä ei tehnyt muutosta, vaihda muuttajan tunnuksen salasana, päätä sen istunnot ja palauta osoite.',
  button: 'Avaa liikkeen tiedot',
  footer: 'Viesti lähti vanhaan osoitteeseen, jotta osoite ei vaihdu kenenkään huomaamatta.',
} as const;
