// Finnish texts of the tyre hotel's letters, and of the page by which reminders end.

const NB = '\u00A0';

export const intakeLetter = {
  subject: (tyres: string) => `${tyres} ovat tallessa`,
  title: (tyres: string) => `${tyres} ovat tallessa`,
  stored: (size: string, code: string) =>
    `Hei! Otimme renkaasi (${size}) säilytykseen, ja ne ovat hyvässä tallessa. Sarjan tunnus on ${code}.`,
  depths: (depths: string, limits: string) =>
    `Urasyvyydet (vasen etu / oikea etu / vasen taka / oikea taka): ${depths}. ${limits}`,
  damages: (damages: readonly string[]) => `Huomasimme vaurion: ${damages.join(', ')}.`,
  damage: (place: string, damage: string) => `${place.toLowerCase()} – ${damage}`,
  forecast: (title: string, why: string) => `${title}. ${why}`,
  account: 'Näet mittaukset, kuvat ja seuraavan vaihdon tililläsi.',
  newAccount: 'Jos sinulla ei ole vielä tiliä, tee se tällä samalla sähköpostiosoitteella.',
  button: 'Katso omat renkaat',
  why: 'Saat tämän viestin, koska jätit renkaasi säilytykseen ja annoit sähköpostiosoitteesi.',
} as const;

export const reminderLetter = {
  title: 'Kausivaihdon aika lähestyy',
  /** Once the days of the queue are over. */
  lateTitle: 'Renkaasi odottavat vielä vaihtoa',
  waiting: (tyres: string, size: string) => `Hei! ${tyres} (${size}) odottavat sinua rengashotellissamme.`,
  autumn: (law: string, days: string) =>
    `Talvirenkaita vaaditaan ${law} alkaen, kun sää tai keli sitä edellyttää. Jonomme vaihtoaika on ${days}: varaa aika ajoissa, niin ehdit ennen ensilumia.`,
  spring: (law: string, days: string) =>
    `Talvirengaskausi päättyy, ja kesärenkaat voi vaihtaa alle ${law} alkaen, kun keli sallii. Jonomme vaihtoaika on ${days}.`,
  low: (depth: string) =>
    `Ohuimmassa renkaassa on uraa ${depth}${NB}mm, mikä on alle suosituksen. Katsomme mielellämme uudet valmiiksi ennen vaihtoa.`,
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
