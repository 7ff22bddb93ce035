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
    what,
    by,
  }: Record<'username' | 'time', string> & { what: Change; by: string | undefined }) => ({
    subject: changeSubject(what, username),
    paragraphs: [
      [changeText(what, username), ...(by === undefined ? [] : [`Muuttaja: ${by}`]), time].join('\n'),
      changeAdvice(what),
    ],
    button,
    path: SETTINGS_PATH,
    footer,
  }),
  ruleChanged: ({ time, from, by }: Record<'time' | 'by', string> & { from: string | undefined }) => ({
    subject: 'Kaksivaiheisen kirjautumisen vaatimusta muutettiin',
    paragraphs: [
      [
        from === undefined
          ? 'Kaksivaiheista kirjautumista ei enää vaadita.'
          : `Kaksivaiheinen kirjautuminen vaaditaan kaikilta ${from} alkaen.`,
        `Muuttaja: ${by}`,
        time,
      ].join('\n'),
      'Jos kukaan teistä ei tehnyt muutosta, vaihda omistajan salasana heti ja tarkista vaatimus.',
    ],
    button,
    path: SETTINGS_PATH,
    footer,
  }),
} as const;

const accountChanges = {
  added: 'lisätty',
  'added-owner': 'lisätty omistajaksi',
  'made-owner': 'tehty omistajaksi',
  'made-staff': 'ei ole enää omistaja',
  opened: 'avattu',
  closed: 'suljettu',
  removed: 'poistettu',
} as const;
type AccountChange = keyof typeof accountChanges;
type Change = keyof (typeof accountsWords.values)['secondFactor'] | 'password' | AccountChange;

function isAccountChange(what: Change): what is AccountChange {
  return what in accountChanges;
}

function changeSubject(what: Change, username: string): string {
  if (isAccountChange(what)) return `Käyttäjätunnus ${username} ${accountChanges[what]}`;
  return what === 'code-used'
    ? `Tunnuksella ${username} kirjauduttiin varakoodilla`
    : `Tunnuksen ${username} kirjautumista muutettiin`;
}

function changeAdvice(what: Change): string {
  if (isAccountChange(what)) {
    return 'Jos kukaan teistä ei tehnyt muutosta, vaihda omistajan salasana heti ja käy tunnukset läpi.';
  }
  return what === 'code-used'
    ? 'Jos kirjautuja ei ollut tunnuksen oma käyttäjä, päätä tunnuksen istunnot ja aseta sille uusi salasana heti.'
    : 'Jos kukaan teistä ei tehnyt muutosta, päätä tunnuksen istunnot ja aseta sille uusi salasana heti.';
}

/** 'Salasana: vaihdettu', 'Tunnus: liisa' */
function changeText(what: Change, username: string): string {
  const { fields, values } = accountsWords;
  if (isAccountChange(what)) return `Tunnus: ${username}`;
  return what === 'password'
    ? `${fields.password}: ${values.password.replaced}`
    : `${fields.secondFactor}: ${values.secondFactor[what]}`;
}
