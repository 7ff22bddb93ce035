// Finnish texts of emails about staff accounts, to the people responsible for the shop.
import { accountsWords } from './messages-words.ts';

const SETTINGS_PATH = '/admin/settings/tunnukset';
const footer = [
  'Viesti tulee liikkeen omaan osoitteeseen, koska henkilökunnan tunnuksilla ei ole sähköpostia.',
] as const;
const button = 'Avaa käyttäjätunnukset';

export const accountEmails = {
  newDevice: ({
    username,
    time,
    device,
    network,
  }: Record<'username' | 'time' | 'device' | 'network', string>) => ({
    subject: `Kirjautuminen uudelta laitteelta: ${username}`,
    paragraphs: [
      `Tunnuksella ${username} kirjauduttiin hallintaan laitteelta tai verkosta, jota sillä ei ole viime aikoina käytetty.`,
      [device || 'Tuntematon laite', network && `Verkko ${network}`, time].filter(Boolean).join('\n'),
      'Jos kirjautuja oli tunnuksen oma käyttäjä, mitään ei tarvitse tehdä. Jos ei, päätä tunnuksen istunnot ja aseta sille uusi salasana.',
    ],
    button,
    path: SETTINGS_PATH,
    footer,
  }),
  changed: ({
    username,
    time,
    change,
    by,
  }: Record<'username' | 'time' | 'change', string> & { by: string | undefined }) => ({
    subject: `Tunnuksen ${username} kirjautumista muutettiin`,
    paragraphs: [
      [change, ...(by === undefined ? [] : [`Muuttaja: ${by}`]), time].join('\n'),
      'Jos muutos ei ollut teidän, päätä tunnuksen istunnot ja aseta sille uusi salasana heti.',
    ],
    button,
    path: SETTINGS_PATH,
    footer,
  }),
} as const;

/** 'Salasana: vaihdettu' */
export function changeText(what: keyof (typeof accountsWords.values)['secondFactor'] | 'password'): string {
  const { fields, values } = accountsWords;
  return what === 'password'
    ? `${fields.password}: ${values.password.replaced}`
    : `${fields.secondFactor}: ${values.secondFactor[what]}`;
}
