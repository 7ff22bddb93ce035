// Finnish texts of the pages on balancing and on repair.
import { NBSP } from '../../../platform/contract/text.ts';

export const balancingMessages = {
  title: 'Tasapainotus',
  headTitle: 'Renkaiden tasapainotus',
  description: (shop: string, price: string | null) =>
    `Täriseekö ratti? ${shop} mittaa pyörien epätasapainon ja korjaa sen${price === null ? '.' : `, ${price} pyörältä.`}`,
  lead: 'Jos ratti tärisee tai istuin värisee, syy on usein pyörässä. Mittaamme epätasapainon ja korjaamme sen.',
  feelTitle: 'Tärinän paikka kertoo syyn',
  feelLead:
    'Kerro meille kolme asiaa: missä tärinä tuntuu, missä nopeudessa se alkaa ja muuttuuko se jarruttaessa.',
  feelCaption: 'Tärinän paikka ja todennäköinen syy',
  feelHead: { where: 'Missä tuntuu', when: 'Milloin', cause: 'Todennäköinen syy' },
  feels: [
    { where: 'Ratti', when: `80–120${NBSP}km/h, jatkuu tasaisena`, cause: 'Etupyörä on epätasapainossa' },
    { where: 'Istuin ja lattia', when: `80–120${NBSP}km/h`, cause: 'Takapyörä on epätasapainossa' },
    {
      where: 'Ratti keinuu puolelta toiselle',
      when: `30–60${NBSP}km/h`,
      cause: 'Rengas tai vanne on soikea tai vääntynyt',
    },
    { where: 'Ratti tai poljin', when: 'Vain jarruttaessa', cause: 'Jarrulevyt, ei tasapaino' },
    {
      where: 'Koko auto',
      when: 'Heti seisonnan jälkeen, katoaa lämmetessä',
      cause: 'Renkaaseen on painunut litteä kohta',
    },
  ],
  kindsTitle: 'Epätasapainoa on kahta lajia',
  staticTitle: 'Staattinen: pyörä hyppii',
  staticText:
    'Pyörän kehällä on raskas kohta, joka nostaa ja laskee pyörää joka kierroksella. Sen kumoaa paino vastakkaisella puolella.',
  staticAlt: 'Pyörä edestä: raskas kohta alhaalla ja vastapaino ylhäällä.',
  dynamicTitle: 'Dynaaminen: pyörä vaappuu',
  dynamicText:
    'Raskas kohta on pyörän toisessa reunassa, joten pyörä vaappuu kuin hyrrä. Siksi painoja tarvitaan sekä sisä- että ulkokehälle.',
  dynamicAlt: 'Pyörä ylhäältä: painot ristikkäin sisä- ja ulkokehällä.',
  stepsTitle: 'Näin tasapainotamme',
  steps: [
    {
      title: 'Puhdistamme',
      text: 'Vanteeseen pakkautunut lumi tai kuivunut muta tärisyttää sekin. Se poistetaan ensin.',
    },
    {
      title: 'Pyöritämme',
      text: 'Kone mittaa kummankin kehän erikseen ja kertoo painon paikan asteen tarkkuudella.',
    },
    {
      title: 'Kiinnitämme painot',
      text: 'Kevytmetallivanteeseen liimapainot sisäpuolelle, teräsvanteeseen lyötävät.',
    },
    {
      title: 'Tarkistamme',
      text: 'Pyörä mitataan uudelleen, kunnes kone näyttää nollaa, ja kiinnitetään momenttiavaimella.',
    },
  ],
  whenTitle: 'Milloin kannattaa tasapainottaa',
  whens: [
    'aina, kun rengas asennetaan vanteelle tai paikataan',
    'kun tärinä alkaa, ennen kuin se kuluttaa laakereita ja iskunvaimentimia',
    'kun vanteesta on irronnut paino: kohdassa näkyy puhdas neliö tai liimajälki',
    'kovan kuopan tai reunakiven jälkeen, samalla katsomme vanteen',
  ],
  priceTitle: 'Hinta',
} as const;

export const repairMessages = {
  title: 'Rengaskorjaus',
  headTitle: 'Rengaskorjaus ja paikkaus',
  description: (shop: string, price: string | null) =>
    `Naula renkaassa? ${shop} paikkaa renkaan sisäpuolelta, jos korjaus on turvallinen${price === null ? '.' : `, ${price} renkaalta.`} Katso, mitä voi paikata.`,
  lead: 'Naula kulutuspinnassa ei aina tarkoita uutta rengasta. Tutkimme vaurion myös sisältä ja sanomme suoraan, kannattaako paikata.',
  zoneTitle: 'Mistä kohdasta renkaan voi paikata',
  zoneAlt: 'Renkaan poikkileikkaus. Kulutuspinnan keskialueen voi paikata. Olkapäitä ja kylkiä ei paikata.',
  zoneYes: 'Voi paikata',
  zoneNo: 'Ei paikata',
  zoneYesText: `Kulutuspinnan keskialue, kun reikä on enintään noin 6${NBSP}mm eikä renkaalla ole ajettu tyhjänä.`,
  zoneNoText: 'Olkapää ja kylki. Ne taipuvat joka kierroksella, eikä paikka pysy niissä.',
  notTitle: 'Silloin emme paikkaa',
  nots: (oldestFittedYears: number | null) => [
    'reikä on kyljessä tai olkapäässä',
    'renkaalla on ajettu tyhjänä, ja kylki on hankautunut sisältä',
    'kyljessä on pullistuma: kudos on poikki',
    `uraa on jäljellä vain lain vaatima määrä tai rengas on ${oldestFittedYears === null ? 'vanhuuttaan kovettunut tai halkeillut' : `yli ${oldestFittedYears}-vuotias`}`,
    'kaksi reikää on lähekkäin',
  ],
  stepsTitle: 'Näin paikkaamme',
  steps: [
    {
      title: 'Etsimme vuodon',
      text: 'Paineella ja vedellä. Usein syyllinen onkin venttiili tai vanteen reuna.',
    },
    {
      title: 'Irrotamme renkaan',
      text: 'Vain sisäpuolelta näkee, onko kudos ehjä. Ulkopuolelta asennettavaa tulppaa emme käytä.',
    },
    {
      title: 'Paikkaamme sisältä',
      text: 'Sienipaikka täyttää reiän ja tiivistää sisäpinnan.',
    },
    {
      title: 'Tasapainotamme',
      text: 'Paikattu pyörä tasapainotetaan aina ja kiinnitetään momenttiavaimella.',
    },
  ],
  roadTitle: 'Jos rengas tyhjenee tiellä',
  roads: [
    'Hidasta rauhassa, pysähdy turvalliseen, tasaiseen paikkaan ja laita hätävilkut päälle.',
    'Pue liivi, ohjaa matkustajat turvaan kauas ajoradasta ja aseta varoituskolmio, ennen kuin kumarrut pyörän viereen.',
    'Älä aja tyhjällä: muutama sata metriä riittää pilaamaan renkaan.',
    'Paikkausvaahto vie perille, mutta kerro siitä meille. Se pestään pois ennen paikkausta.',
    'Vararenkaalla tai run flat -renkaalla aja enintään niin kauas ja niin lujaa kuin renkaan kyljessä tai ohjekirjassa lukee.',
  ],
  priceTitle: 'Hinta',
} as const;
