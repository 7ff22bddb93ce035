// Finnish texts of the tyre hotel's emails, and of the page by which reminders end.
import { NBSP } from '../../../platform/contract/text.ts';
import type { Position, SetSeason } from '../tread-depth.ts';

const inPlace = {
  'front-left': 'vasemmassa eturenkaassa',
  'front-right': 'oikeassa eturenkaassa',
  'rear-left': 'vasemmassa takarenkaassa',
  'rear-right': 'oikeassa takarenkaassa',
} satisfies Record<Position, string>;

const numbers = ['', 'Yhdessä renkaassa', 'Kahdessa renkaassa', 'Kolmessa renkaassa', 'Kaikissa renkaissa'];
const inTyres = (count: number) => numbers[count] ?? '';

/** 'Naula.' → 'naula', 'TPMS-anturi' as it is. */
const decapitalize = (text: string) =>
  text.replace(/\.+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (email) => email.toLowerCase());

export const intakeEmail = {
  subject: (tyres: string) => `${tyres} ovat tallessa`,
  title: (tyres: string) => `${tyres} ovat tallessa`,
  stored: (tyres: string, size: string, code: string) =>
    `Hei! Otimme ${tyres} säilytykseen${size === '' ? '' : ` (${size})`}. Sarjan tunnus on ${code}.`,
  depths: (depths: string, limits: string) =>
    `Urasyvyydet (vasen etu / oikea etu / vasen taka / oikea taka): ${depths}. ${limits}`,
  yours: { summer: 'kesärenkaasi', friction: 'kitkarenkaasi', studded: 'nastarenkaasi' } satisfies Record<
    SetSeason,
    string
  >,
  /** What the figures mean, one sentence each. */
  allGood: (advised: string) => `Kaikissa renkaissa uraa on vähintään suosituksemme ${advised}${NBSP}mm.`,
  below: (count: number, advised: string) =>
    `${inTyres(count)} uraa on alle suosituksemme ${advised}${NBSP}mm.`,
  forbidden: (count: number, law: string, isWinter: boolean) =>
    `${inTyres(count)} uraa on alle lain rajan ${law}${NBSP}mm, joten ${count === 1 ? 'sillä' : 'niillä'} ei saa ajaa${isWinter ? ' talvella' : ''}.`,
  damages: (damages: readonly string[]) =>
    `Huomasimme ${damages.length === 1 ? 'vaurion' : 'vaurioita'}: ${damages.join(', ')}.`,
  damage: (position: Position, damage: string) => `${inPlace[position]} ${decapitalize(damage)}`,
  /** For a bulge, where the body of the tyre is broken. */
  bulge: 'Renkaalla, jossa on kuhmu tai pullistuma, ei saa enää ajaa.',
  bulgeStem: /kuhmu|pullistu|patti/i,
  newOnes: (season: SetSeason) =>
    `Uudet kannattaa valita ennen ${season === 'summer' ? 'kevättä' : 'talvea'}.`,
  forecast: (title: string, why: string) => `${title}. ${why}`,
  account: 'Näet mittaukset, kuvat ja seuraavan vaihdon tililläsi.',
  newAccount: 'Jos sinulla ei ole vielä tiliä, luo se samalla sähköpostiosoitteella.',
  button: 'Katso omat renkaat',
  why: 'Saat tämän viestin, koska jätit renkaasi säilytykseen ja annoit sähköpostiosoitteesi.',
} as const;

export const reminderEmail = {
  title: 'Kausivaihdon aika lähestyy',
  /** Once the days of the queue are over. */
  lateTitle: 'Renkaasi odottavat vielä vaihtoa',
  waiting: (tyres: string, size: string) => `Hei! ${tyres} (${size}) odottavat sinua rengashotellissamme.`,
  autumn: (law: string, days: string) =>
    `Talvirenkaita vaaditaan ${law} alkaen, kun sää tai keli sitä edellyttää. Vaihdamme jonossa olevien renkaat ${days}. Varaa aika ajoissa, niin ehdit ennen ensilunta.`,
  spring: (law: string, days: string) =>
    `Talvirengaskausi päättyy, ja kesärenkaat voi vaihtaa alle ${law} alkaen, kun keli sallii. Vaihdamme jonossa olevien renkaat ${days}.`,
  low: (depth: string) =>
    `Kuluneimmassa renkaassa on uraa ${depth}${NBSP}mm, mikä on alle suosituksen. Katsomme mielellämme uudet valmiiksi ennen vaihtoa.`,
  button: 'Varaa aika',
  stop: (url: string) => `Et halua muistutuksia? Lopeta ne tästä: ${url}`,
} as const;

export const reminderPage = {
  title: 'Lopeta vaihtomuistutukset',
  description: 'Rengashotellin vaihtomuistutusten lopettaminen.',
  ready:
    'Emme enää muistuta näiden renkaiden vaihdosta sähköpostilla. Renkaasi säilyvät meillä kuten ennenkin.',
  submit: 'Lopeta muistutukset',
  bad: 'Linkki on vajaa tai muuttunut. Avaa se viestistä uudelleen tai soita meille.',
  badTitle: 'Linkki ei kelpaa',
  doneTitle: 'Muistutukset on lopetettu',
  done: 'Emme lähetä enää muistutuksia näistä renkaista. Voit pyytää ne takaisin, kun asioit liikkeessä.',
  home: 'Etusivulle',
} as const;
