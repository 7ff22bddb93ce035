// Finnish texts of the pricing rules: the API's answers and the card of the import page.
import { formatCount } from '../../platform/contract/count.ts';

const percent = (value: number) => `${formatCount(value)}\u00A0%`;

export const pricingMessages = {
  percentInvalid: 'Anna luku 0–500, enintään kaksi desimaalia.',
  rimInvalid: 'Anna tuumat 8–32, esimerkiksi 16 tai 22,5.',
  manufacturerTooLong: 'Valmistajan nimessä voi olla enintään 60 merkkiä.',
  tooManyRules: 'Sääntöjä voi olla enintään 200.',
  duplicate: 'Samalle valmistajalle ja vannekoolle on jo sääntö. Poista toinen niistä.',
  refused: 'Hinnoittelua ei voitu tallentaa. Tarkista merkityt kohdat.',
  stale: 'Joku muu ehti muuttaa hinnoittelua. Valitse, kumpi versio jää voimaan.',
  card: {
    title: 'Hinnoittelu',
    lead: 'Myyntihinta on tukkurin nettohinta, johon lisätään kate ja arvonlisävero. Hinta pyöristetään ylös täysiin euroihin. Muutokset vaikuttavat seuraavassa tuonnissa.',
    default: 'Kate, kun mikään sääntö ei sovi',
    example: (net: string) => `Esimerkki: ${net} netto`,
    exampleMeans: 'tarkoittaa myyntihintaa',
    exampleVat: (rate: number) => `(sis. alv ${percent(rate)})`,
    rules: 'Säännöt',
    rulesHelp: 'Tarkin sääntö voittaa: ensin valmistaja ja vannekoko, sitten valmistaja, sitten vannekoko.',
    rulesEmpty: 'Ei sääntöjä: sama kate kaikille renkaille.',
    rule: (number: number) => `Sääntö ${number}`,
    manufacturer: 'Valmistaja',
    anyManufacturer: 'Kaikki',
    rim: 'Vanne (\u2033)',
    anyRim: 'Kaikki',
    margin: 'Kate',
    price: 'Esimerkki',
    add: 'Lisää sääntö',
    remove: (number: number) => `Poista sääntö ${number}`,
    removed: (number: number) => `Sääntö ${number} poistettu`,
    everyTyre: 'Valitse valmistaja, vannekoko tai molemmat. Kaikkia renkaita koskee kate yläpuolella.',
    unsaved: 'Hinnoittelussa on tallentamattomia muutoksia',
    save: 'Tallenna hinnoittelu',
    saved: 'Hinnoittelu on tallennettu. Uudet hinnat tulevat voimaan seuraavassa tuonnissa.',
    loadFailed: 'Hinnoittelun lataus epäonnistui',
    noRule: 'Ei sääntöä',
    /** A rule as typed. */
    ruleName: (manufacturer: string, rim: string) =>
      [manufacturer.trim(), rim.trim() && `${rim}\u2033`].filter(Boolean).join(', ') || 'Kaikki renkaat',
    percent,
  },
} as const;
