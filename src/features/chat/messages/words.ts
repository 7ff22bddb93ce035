// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const chatWords = {
  entities: {
    conversation: 'Keskustelu',
    'unanswered-question': 'Vastaamatta jäänyt kysymys',
    'conversation-list': 'Keskustelut',
  },
  fields: { isHidden: 'Ohitettu' },
  jobs: {
    'assistant.forget-use': 'Avustajan käyttölaskurien siivous',
    'conversations.forget': 'Vanhojen keskustelujen poisto',
  },
} as const;

export const serviceWords = {
  title: 'Tekoäly',
  text: 'Keskusteluavustajan kielimalli',
  notSet:
    'Kielimallia ei ole kytketty: avustaja vastaa omilla säännöillään. Halutessasi pyydä palvelimen ylläpitäjää kytkemään se.',
  setting: 'AI_BASE_URL',
} as const;
