// Finnish texts of competitor tracking: what is wrong with a form, how a price check went, and the emails.
import { formatEuros } from '../../platform/contract/money.ts';
import { NBSP } from '../../platform/contract/text.ts';

export const trackingErrors = {
  missing: {
    name: 'Kirjoita kilpailijan nimi.',
    url: 'Kirjoita tuotesivun osoite.',
    productName: 'Kirjoita tuotteen nimi.',
  },
  tooLong: (max: number) => `Teksti on liian pitkä. Lyhennä se enintään ${max} merkkiin.`,
  badUrl: 'Tarkista osoite. Sen alussa on oltava https:// tai http://.',
  addressInside: 'Osoite ei ole julkisessa verkossa. Seuraa sivua, jonka kuka tahansa voi avata.',
  badSelector: 'Tarkista CSS-valitsin. Jätä kenttä tyhjäksi, jos et ole varma.',
  badEmail: 'Tarkista sähköpostiosoite. Sen muoto on nimi@example.fi.',
  tooManyRecipients: 'Ilmoituksen voi lähettää enintään viiteen osoitteeseen.',
  badTimeout: `Aikakatkaisun on oltava 5${NBSP}000–30${NBSP}000 millisekuntia.`,
  badAttempts: 'Yrityksiä voi olla 1–5.',
  tooMany: 'Seurattavia hintoja on jo 500. Poista vanhoja ennen kuin lisäät uusia.',
  tooManyChecks: 'Hintoja on tarkistettu juuri monta kertaa. Odota hetki ja yritä uudelleen.',
  unknownProduct: 'Rengasta ei löytynyt valikoimasta. Valitse se uudelleen.',
  notFound: 'Seurantaa ei löytynyt. Se on voitu jo poistaa.',
  stale: 'Joku muu ehti muuttaa seurantaa. Tarkista tiedot ja tallenna uudelleen.',
  disabled: 'Seuranta on poissa käytöstä. Ota se käyttöön, niin hinta voidaan tarkistaa.',
} as const;

/** Why a look ended without a price. The page's own words are never repeated. */
export const checkMessages = {
  blocked: (status: number) =>
    `Sivusto ei anna ohjelman lukea sivua (vastaus ${status}). Emme tiedä, onko hinta muuttunut.`,
  challenge: 'Sivusto pyytää vahvistamaan, että kävijä on ihminen. Hintaa ei voitu lukea.',
  robots: 'Sivusto kieltää ohjelmia lukemasta tätä sivua (robots.txt). Noudatamme kieltoa.',
  busy: 'Sivusto pyytää odottamaan. Yritämme myöhemmin uudelleen.',
  gone: 'Sivua ei enää ole. Tarkista osoite.',
  status: (status: number) => `Sivusto vastasi virheellä ${status}. Yritämme huomisaamuna uudelleen.`,
  silent: 'Sivusto ei vastannut ajoissa tai yhteys katkesi. Yritämme huomisaamuna uudelleen.',
  unknownHost: 'Osoitteen palvelinta ei löydy. Tarkista osoite.',
  inside: 'Osoite ei ole julkisessa verkossa, joten sitä ei lueta.',
  tooLarge: 'Sivu on liian suuri luettavaksi.',
  redirects: 'Sivusto ohjaa osoitteesta toiseen loputtomasti.',
  notPage: 'Osoitteessa ei ole verkkosivua.',
  slow: 'Sivun lukeminen kesti liian kauan. Valitse hinnalle tarkempi paikka CSS-valitsimella.',
  none: 'Sivulta ei löytynyt hintaa. Valitse hinnan paikka CSS-valitsimella.',
  selectorGone: 'Valittua paikkaa ei enää ole sivulla. Tarkista CSS-valitsin.',
  selectorBad: 'CSS-valitsinta ei voi lukea. Tarkista se.',
  several: (cents: readonly number[]) =>
    `Sivulla on monta mahdollista hintaa (${cents.slice(0, 4).map(formatEuros).join(', ')}${cents.length > 4 ? ' …' : ''}). Valitse oikean paikka CSS-valitsimella.`,
  currency: (currency: string) => `Hinta ei ole euroja vaan ${currency}.`,
  implausible: (cents: number) => `Luku ${formatEuros(cents)} ei voi olla renkaan hinta.`,
  noText: 'Sivulla ei ole tekstiä, jota voisi seurata.',
  unsteadyPage: 'Sivun teksti oli kahdella lukukerralla erilainen. Odotamme seuraavaa tarkistusta.',
  unsteady: 'Sivu näytti kahdella lukukerralla eri hintaa. Odotamme seuraavaa tarkistusta.',
} as const;

export const diffMessages = {
  cut: 'Sivu on pitkä, joten vertailu on lyhennetty.',
} as const;

/** Email to the addresses of a tracking when a price has changed. */
export const priceEmail = {
  subject: (isIncrease: boolean, name: string, productName: string) =>
    `${isIncrease ? 'Hinta nousi' : 'Hinta laski'}: ${name}, ${productName}`,
  /** For a change that is rather a misread page. */
  doubtedSubject: (name: string, productName: string) => `Tarkista hinta: ${name}, ${productName}`,
  doubtedTitle: 'Kilpailijan hinta muuttui epätavallisen paljon',
  doubted: 'Lukema voi olla virheellinen. Tarkista hinta sivulta, ennen kuin teet mitään sen perusteella.',
  title: (isIncrease: boolean) => (isIncrease ? 'Kilpailijan hinta nousi' : 'Kilpailijan hinta laski'),
  change: (name: string, productName: string, beforeCents: number, afterCents: number) =>
    `${name}: ${productName}. Ennen ${formatEuros(beforeCents)}, nyt ${formatEuros(afterCents)} rengasta kohti.`,
  twice: 'Hinta luettiin kaksi kertaa ennen tätä viestiä.',
  button: 'Katso muutos',
  footer:
    'Saat viestin, koska osoitteesi on seurannan ilmoituksissa. Voit poistaa sen hallinnan hintaseurannasta.',
} as const;
