// Finnish texts of the page on rims.
import { NBSP } from '../../../platform/contract/text.ts';

export const rimsMessages = {
  title: 'Vanteet',
  headTitle: 'Vanteet autoon: pulttijako, keskireikä, ET ja rengaskoon laskuri',
  description: (shop: string) =>
    `${shop} etsii autoosi vanteet, jotka istuvat: tarkistamme pulttijaon, keskireiän ja ET-arvon. Laske, miten uusi rengaskoko muuttaa vierintäkehää ja nopeusmittaria.`,
  lead: 'Kauniin vanteen löydät silmällä, sopivan mitoilla. Tarkistamme mitat puolestasi, ennen kuin mitään tilataan.',
  ask: 'Kysy vanteista',
  calculate: 'Laske rengaskoko',
  art: 'Havainnekuva: kaksi kevytmetallivannetta',
} as const;

export const materialsMessages = {
  title: 'Teräs, valettu vai taottu?',
  lead: 'Materiaali ratkaisee painon, hinnan ja sen, mitä kuopasta seuraa. Kuvat ovat havainnekuvia.',
  items: [
    {
      id: 'steel',
      name: 'Teräs',
      text: 'Sitkeä ja edullinen. Teräs lommahtaa ennen kuin murtuu, ja lommon voi usein oikaista. Hyvä valinta talvipyöriin, joita kivet ja suola kuluttavat.',
      facts: [
        ['Paino', 'raskain'],
        ['Hinta', 'edullisin'],
        ['Kuopassa', 'lommahtaa'],
      ],
    },
    {
      id: 'cast',
      name: 'Valettu alumiini',
      text: 'Uusien autojen tavallisin vanne. Malleja ja värejä on eniten, ja hinta pysyy kohtuudessa. Talvikäyttöön kannattaa valita pinta, jonka valmistaja lupaa kestävän tiesuolaa.',
      facts: [
        ['Paino', 'keskitasoa'],
        ['Hinta', 'keskitasoa'],
        ['Kuopassa', 'voi haljeta'],
      ],
    },
    {
      id: 'forged',
      name: 'Taottu alumiini',
      text: 'Kevyin ja lujin. Kun pyörä painaa vähemmän, jousitus ehtii seurata tietä ja auto tuntuu ketterämmältä. Tehdään usein tilauksesta, joten toimitus kestää pidempään.',
      facts: [
        ['Paino', 'kevyin'],
        ['Hinta', 'kallein'],
        ['Kuopassa', 'kestää eniten'],
      ],
    },
  ],
} as const;

export const rimMeasuresMessages = {
  title: 'Neljä mittaa ratkaisee',
  lead: `Mitat löytyvät vanteen sisäpinnasta ja auton papereista. Esimerkkinä vanne 7,5J${NBSP}×${NBSP}17, 5${NBSP}×${NBSP}112, ET${NBSP}45, keskireikä 66,6.`,
  face: 'Vanteen napa edestä: viisi pultinreikää ympyrällä, jonka halkaisija on 112 millimetriä, ja 66,6 millimetrin keskireikä.',
  section:
    'Vanteen poikkileikkaus: leveys 7,5 tuumaa laipasta laippaan, ja asennuspinta 45 millimetriä keskilinjasta ulospäin.',
  street: 'tien puoli',
  car: 'auton puoli',
  middle: 'keskilinja',
  mounting: 'asennuspinta',
  items: [
    {
      id: 'bolts',
      name: 'Pulttijako',
      value: `5${NBSP}×${NBSP}112`,
      text: `Viisi pulttia, joiden keskipisteet ovat 112 millimetrin ympyrällä. Lukujen pitää olla täsmälleen samat kuin autossa. 5${NBSP}×${NBSP}112 ja 5${NBSP}×${NBSP}114,3 näyttävät samalta, mutta väärä jako vääntää pultit, ja ne voivat löystyä ajossa.`,
    },
    {
      id: 'bore',
      name: 'Keskireikä',
      value: `66,6${NBSP}mm`,
      text: 'Pyörä keskittyy napaan keskireikänsä varassa. Liian pieni reikä ei mene paikalleen. Liian suureen kuuluu keskitysrengas, muuten pyörä tärisee, vaikka se olisi tasapainotettu.',
    },
    {
      id: 'offset',
      name: 'Offset eli ET',
      value: `ET${NBSP}45`,
      text: 'Asennuspinnan etäisyys vanteen keskilinjasta millimetreinä. Pienempi luku tuo pyörän ulommas kohti lokasuojaa, suurempi vie sen sisemmäs kohti jousitusta.',
    },
    {
      id: 'width',
      name: 'Leveys ja halkaisija',
      value: `7,5J${NBSP}×${NBSP}17`,
      text: 'Leveys ja halkaisija tuumina, mitattuna laippojen välistä. Jokaisella rengaskoolla on kapein ja levein vanne, jolle sen saa asentaa.',
    },
  ],
  also: 'Vanteen mukana vaihtuu usein muutakin: pulttien kartio ja pituus sekä rengaspaineanturit. Katsomme nekin valmiiksi.',
} as const;

export const fitMessages = {
  title: 'Sopiiko toinen koko?',
  lead: 'Vertaa nykyistä kokoa uuteen. Laskuri kertoo, miten vierintäkehä, nopeusmittari ja pyörän paikka muuttuvat.',
  current: 'Nykyinen rengaskoko',
  replacement: 'Uusi rengaskoko',
  sizeHelp: 'Esimerkiksi 205/55R16',
  rims: 'Vertaa myös vanteita',
  rimsHelp: 'Täytä kaikki neljä, niin näet, mihin suuntaan pyörän reunat siirtyvät.',
  currentWidth: 'Nykyinen leveys',
  currentOffset: 'Nykyinen ET',
  newWidth: 'Uusi leveys',
  newOffset: 'Uusi ET',
  submit: 'Vertaa',
  errors: {
    size: 'Kirjoita koko muodossa 205/55R16.',
    width: 'Kirjoita vanteen leveys tuumina, esimerkiksi 7,5.',
    offset: 'Kirjoita ET millimetreinä, esimerkiksi 45.',
    'all-rim-fields': 'Täytä kaikki neljä vanteen mittaa tai jätä ne kaikki tyhjiksi.',
  },
  askThis: 'Kysy tällaisia vanteita',
  result: 'Tulos',
  example: 'Esimerkki',
  grows: (percent: string) => `Vierintäkehä kasvaa ${percent}.`,
  shrinks: (percent: string) => `Vierintäkehä pienenee ${percent}.`,
  fits: 'Se on alle kahden prosentin, joten koko sopii siltä osin.',
  tooFar:
    'Pidämme rajana kahta prosenttia: sen yli nopeusmittari erehtyy liikaa, ja rengas voi ottaa kiinni.',
  same: 'Vierintäkehä ei muutu.',
  waiting: 'Tulos näkyy tässä, kun molemmat koot on annettu.',
  waitingForRims:
    'Tulos näkyy tässä, kun vanteiden kaikki neljä kohtaa on täytetty oikein tai jätetty tyhjiksi.',
  compare: (current: string, replacement: string) =>
    `Pyörät ${current} ja ${replacement} vierekkäin samassa mittakaavassa.`,
  inchUnit: 'tuumaa',
  caption: 'Nykyinen ja uusi koko rinnakkain',
  measure: 'Mitta',
  before: 'Nykyinen',
  after: 'Uusi',
  difference: 'Ero',
  outer: 'Ulkohalkaisija',
  rolling: 'Vierintäkehä',
  sidewall: 'Kyljen korkeus',
  height: 'Auton korkeus',
  speedTitle: 'Nopeusmittari',
  speedText: (shown: string, real: string) => `Kun mittari näyttää ${shown}, todellinen nopeus on ${real}.`,
  speedSlow: 'Jos mittari näyttää liian vähän, ajat huomaamatta ylinopeutta.',
  shown: 'Mittari',
  real: 'Todellinen',
  rimTitle: 'Vanteen leveys',
  rimRange: (range: string) => `Uusi rengas sopii yleensä vanteelle, jonka leveys on ${range}.`,
  rimFits: 'Antamasi leveys on tällä välillä.',
  rimDoesNotFit: 'Antamasi leveys ei ole tällä välillä.',
  shiftTitle: 'Pyörän paikka',
  outerEdgeOutwards: (mm: string) => `Ulkoreuna siirtyy ${mm} ulommas.`,
  outerEdgeInwards: (mm: string) => `Ulkoreuna siirtyy ${mm} sisemmäs.`,
  innerEdgeInwards: (mm: string) => `Sisäreuna siirtyy ${mm} lähemmäs jousitusta.`,
  innerEdgeOutwards: (mm: string) => `Sisäreuna siirtyy ${mm} kauemmas jousituksesta.`,
  unmoved: 'Pyörän reunat pysyvät paikoillaan.',
  disclaimer:
    'Laskelma on suuntaa antava. Kantavuus, nopeusluokka, jarrujen tila ja muutoskatsastuksen tarve tarkistetaan aina auton mukaan.',
  summary: (current: string, replacement: string) => `Koko ${current}, toiveena ${replacement}`,
  summaryRims: (current: string, replacement: string) => `vanne nyt ${current}, toiveena ${replacement}`,
  rim: (width: string, offset: string) => `${width}J ET${offset}`,
} as const;
