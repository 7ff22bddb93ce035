// Finnish texts of campaigns: what visitors read, and what is wrong with a campaign.

export const campaignMessages = {
  title: 'Aktiiviset kampanjat',
  count: (campaigns: number) => (campaigns === 1 ? '1 kampanja' : `${campaigns} kampanjaa`),
  close: 'Sulje kampanjat',
  validUntil: (date: string) => `Voimassa ${date} asti`,
  /** The day and month alone, of '13.12.2026'. */
  shortUntil: (date: string) => `${date.slice(0, -4)} asti`,
  tyres: 'Katso renkaat',
  book: 'Varaa aika',
  open: (name: string) => `Näytä kampanja ${name}`,
} as const;

export const discountTexts = {
  types: {
    percentage: 'Prosenttialennus',
    fixed_amount: 'Euromääräinen alennus',
    free_shipping: 'Ilmainen toimitus',
  },
  percent: (value: string) => `−${value}\u00A0%`,
  amount: (euros: string) => `−${euros}`,
} as const;

export const campaignErrors = {
  nameMissing: 'Anna kampanjalle nimi.',
  nameTooLong: 'Nimi on liian pitkä. Lyhennä se enintään 120 merkkiin.',
  descriptionTooLong: 'Kuvaus on liian pitkä. Lyhennä se enintään 2 000 merkkiin.',
  imageMissing: 'Kuva on pakollinen',
  imageForeign: 'Lisää kuva lataamalla se palveluun. Muiden sivustojen kuviin ei voi viitata.',
  badDay: 'Tarkista päivämäärä.',
  startMissing: 'Anna alkamispäivä.',
  endMissing: 'Anna päättymispäivä.',
  endBeforeStart: 'Päättymispäivän pitää olla alkamispäivä tai sen jälkeen.',
  valueMissing: 'Anna alennuksen suuruus.',
  valueUnreadable: 'Anna alennus lukuna, esimerkiksi 12,5.',
  valueNegative: 'Alennus on nolla tai enemmän.',
  badPercentage: 'Alennus on 0–100 prosenttia.',
  badCode: 'Alennuskoodissa voi olla kirjaimia, numeroita, väliviivoja ja alaviivoja, enintään 40 merkkiä.',
  codeTaken: 'Sama alennuskoodi on jo toisella kampanjalla. Valitse toinen koodi.',
  notFound: 'Kampanjaa ei löytynyt. Se on voitu jo poistaa.',
  stale: 'Joku muu ehti muuttaa kampanjaa. Tarkista sen tiedot ja tallenna uudelleen.',
} as const;
