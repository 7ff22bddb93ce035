// Finnish texts of the tyre hotel's page, and of the tread-depth gauge that other pages show too.
import { NBSP } from '../../../platform/contract/text.ts';
import { ADVISED_GROOVE } from '../season-law.ts';

export const hotelMessages = {
  title: 'Rengashotelli',
  headTitle: 'Rengashotelli: säilytys ja kausivaihto',
  description: (shop: string, price: string | null, cares: string | undefined) =>
    [`${shop} säilyttää renkaasi kauden yli.`, price !== null && `Hinta ${price} kaudelta.`, cares]
      .filter(Boolean)
      .join(' '),
  lead: 'Jätä renkaat meille, niin selkä kiittää ja kellari pysyy kellarina. Säilytämme pyörät siihen asti, kun tarvitset niitä taas.',
  order: 'Tuo renkaat hotelliin',
  priceTitle: 'Hinta kaudelta',
  priceText: 'Neljä pyörää. Ei liittymismaksua. Sopimus on voimassa kauden kerrallaan.',
  included: 'Hintaan kuuluu',
  includedItems: [
    'pyörien pesu ja kuivaus',
    'urasyvyyden mittaus jokaisesta renkaasta',
    'kuntotarkastus, jonka tuloksen saat kirjallisena',
  ],
  stepsTitle: 'Näin se sujuu',
  steps: [
    {
      title: 'Vaihdamme pyörät',
      text: 'Tulet sovittuna aikana, ja kesä- tai talvirenkaat vaihtuvat alle.',
    },
    {
      title: 'Pesemme',
      text: 'Suola, jarrupöly ja pikiroiskeet lähtevät pois, ennen kuin ne ehtivät syövyttää vannetta.',
    },
    {
      title: 'Mittaamme',
      text: 'Urasyvyys otetaan kolmesta kohdasta joka renkaasta. Samalla näkyvät vino kuluma, naulat ja halkeamat.',
    },
    {
      title: 'Kerromme',
      text: 'Saat tuloksen ennen seuraavaa kautta. Jos renkaat eivät enää kelpaa, ehdit valita uudet rauhassa.',
    },
    {
      title: 'Säilytämme',
      text: 'Jokainen pyörä saa tunnisteen ja paikan hyllystä. Pyörät odottavat oikeissa paineissa, pinottuina.',
    },
  ],
  checkTitle: 'Mitä kuntotarkastuksessa katsotaan',
  checkLead: 'Sama lista joka sarjalle.',
  checkCaption: 'Kuntotarkastuksen kohdat ja rajat',
  checkHead: { what: 'Kohta', how: 'Miten', limit: 'Raja ja suositus' },
  checks: (limits: {
    summer: string;
    winter: string;
    advisedSummer: string;
    advisedWinter: string;
    check: number;
    change: number;
  }) => [
    {
      what: 'Urasyvyys',
      how: 'Mittarilla sisä-, keski- ja ulkoreunasta',
      limit: `Laki: kesällä ${limits.summer}, talvella ${limits.winter}. Suositus ${limits.advisedSummer} ja ${limits.advisedWinter}.`,
    },
    {
      what: 'Kuluman tasaisuus',
      how: 'Vertaamme kolmea mittaa ja neljää rengasta',
      limit: 'Vino kuluma kertoo ohjauskulmista tai paineista.',
    },
    {
      what: 'Ikä',
      how: 'DOT-merkinnästä kyljessä',
      limit: `Yli ${limits.check}-vuotias tarkastetaan joka kausi, yli ${limits.change}-vuotias kannattaa vaihtaa.`,
    },
    {
      what: 'Vauriot',
      how: 'Kylki, kulutuspinta ja jalka käsin tunnustellen',
      limit: 'Pullistuma tai kudokseen ulottuva viilto: rengas poistetaan.',
    },
    {
      what: 'Nastat',
      how: 'Laskemme puuttuvat nastat ja kokeilemme, pysyvätkö loput',
      limit: `Ehjien nastojen määrä saa poiketa renkaiden välillä enintään 25${NBSP}%.`,
    },
    {
      what: 'Venttiili ja vanne',
      how: 'Vuototesti ja silmämääräinen tarkastus',
      limit: 'Halkeillut venttiili vaihdetaan aina.',
    },
  ],
  gaugeTitle: 'Paljonko uraa on jäljellä?',
} as const;

export const gaugeMessages = {
  label: (limits: { summer: string; winter: string; advisedSummer: string; advisedWinter: string }) =>
    `Urasyvyyden asteikko nollasta yhdeksään millimetriin. Kesärenkaan alin sallittu ${limits.summer}, talvirenkaan ${limits.winter}. Kesärenkaan suositus ${limits.advisedSummer}, talvirenkaan ${limits.advisedWinter}.`,
  forbidden: 'kielletty',
  lawSummer: 'kesän raja',
  lawWinter: 'talven raja',
  advisedSummer: 'suositus kesällä',
  advisedWinter: 'suositus talvella',
  fresh: 'uusi rengas',
  coinTitle: 'Kolikkotesti',
  coinEnough: `Hopeareuna on uran sisällä: uraa on lähes ${ADVISED_GROOVE.summerMm}${NBSP}mm tai enemmän. Talvirengas kannattaa silti mitata: talvella suositus on ${ADVISED_GROOVE.winterMm}${NBSP}mm.`,
  coinWorn: `Hopeareuna näkyy: rengas kannattaa vaihtaa. Suositus on kesällä ${ADVISED_GROOVE.summerMm}${NBSP}mm ja talvella ${ADVISED_GROOVE.winterMm}${NBSP}mm.`,
  coinEnoughAlt: 'Kahden euron kolikko urassa. Hopeinen reuna jää kokonaan uran sisään.',
  coinWornAlt: 'Kahden euron kolikko urassa. Hopeinen reuna näkyy uran yläpuolella.',
  coinText:
    'Työnnä kahden euron kolikko pystyyn uraan. Sen hopeinen reuna on vajaat neljä millimetriä leveä. Kokeile useasta kohdasta: rengas kuluu harvoin tasan.',
} as const;
