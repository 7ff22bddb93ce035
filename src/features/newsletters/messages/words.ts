// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const newslettersWords = {
  entities: {
    newsletter: 'Uutiskirje',
    'newsletter-settings': 'Uutiskirjeiden asetukset',
    'newsletter-deliveries': 'Uutiskirjeen vastaanottajat',
  },
  fields: {
    subject: 'Aihe',
    heroImage: 'Yläkuva',
    sendDate: 'Lähetysaika',
    audience: 'Vastaanottajat',
    delivery: 'Lähetys',
    countsClicks: 'Linkkien painallusten laskenta',
  },
  jobs: {
    'newsletters.deliver': 'Uutiskirjeen lähetys',
    'newsletters.forget': 'Vanhojen lähetystietojen poisto',
    'newsletters.start': 'Ajastettujen uutiskirjeiden aloitus',
    'newsletters.watch': 'Uutiskirjeiden lähetyksen valvonta',
  },
} as const;
