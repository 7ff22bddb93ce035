// Finnish texts of feedback: the drawer and the page, what is wrong with what was sent, thanks.

export const feedbackErrors = {
  ratingWrong: 'Anna arvosanaksi kokonaisluku nollasta kymmeneen.',
  ratingMissing: 'Anna arvosana tai peukku.',
  bothGiven: 'Anna joko arvosana tai peukku.',
  commentTooLong: 'Kommentti on liian pitkä. Lyhennä se enintään 2 000 merkkiin.',
  badConversation: 'Keskustelun tunnus ei kelpaa.',
  tooMany: 'Olet antanut jo monta palautetta. Odota hetki, ennen kuin annat lisää.',
  notFound: 'Palautetta ei löytynyt. Se on voitu jo poistaa.',
} as const;

export const feedbackMessages = {
  title: 'Anna palautetta',
  lead: 'Kerro, miten onnistuimme. Luemme jokaisen palautteen.',
  loading: 'Ladataan lomaketta…',
  close: 'Sulje',
  rating: 'Arvosana',
  ratingHelp: '0 = meni pieleen, 10 = meni nappiin',
  comment: 'Kommentti',
  commentHelp: 'Mikä toimi, mikä ei? Älä kirjoita nimiä tai muita henkilötietoja.',
  submit: 'Lähetä palaute',
  submitting: 'Lähetetään...',
  sent: 'Kiitos palautteestasi!',
  failed: 'Palautteen lähettäminen epäonnistui. Yritä uudelleen.',
  answer: 'Palaute tulee meille nimettömänä, joten emme voi vastata siihen. Jos haluat vastauksen,',
  answerLink: 'ota yhteyttä',
} as const;

export const feedbackPages = {
  form: {
    title: 'Anna palautetta',
    description: 'Anna arvosana nollasta kymmeneen ja kerro, mikä toimi ja mikä ei. Palaute on nimetön.',
  },
  thanks: {
    title: 'Kiitos palautteestasi!',
    description: 'Palaute on perillä.',
    lead: 'Palaute on perillä. Se auttaa meitä tekemään ensi kerralla paremmin.',
    home: 'Siirry etusivulle',
  },
} as const;
