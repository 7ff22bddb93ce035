// Answers on a customer's own tyres in the hotel.
export const ownTyresMessages = {
  signIn:
    'Omista renkaistasi kerron vain sinulle itsellesi, ja sitä varten sinun pitää olla kirjautunut. Kirjaudu sisään ja kysy sitten uudelleen, niin kerron, mitä renkaita sinulla on säilytyksessä, paljonko uraa on jäljellä ja milloin on seuraava vaihto.',
  toSignIn: 'Kirjaudu sisään',
  ofAll: 'Kaikille yhteiset säännöt ovat nämä:',
  staff:
    'Olet kirjautunut henkilökuntana. Asiakkaiden renkaat näet hallinnan rengashotellista. Tässä en kerro niistä.',
  none: 'Tililläsi ei ole renkaita rengashotellissa. Jos toit renkaat meille toisella sähköpostiosoitteella tai pelkällä puhelinnumerolla, soita, niin liitämme ne tiliisi.',
  ownPage: 'Omat renkaat',
  set: (tyres: string, place: string) => `**${tyres}**: ${place}.`,
  stored: (day: string) => `säilytyksessä ${day} alkaen`,
  returned: (day: string) => `luovutettu sinulle ${day}`,
  notMeasured: '* Renkaita ei ole vielä mitattu.',
  and: ' ja ',
  depths: (day: string, front: string, rear: string) =>
    `* Urasyvyys ${day} mitattuna: edessä ${front}, takana ${rear}.`,
  condition: (state: string, limits: string) => `* Kunto ohuimman renkaan mukaan: ${state}. ${limits}`,
  damage: (position: string, damage: string) => `* ${position}: ${damage}`,
  forecast: (title: string, why: string) => `* Arvio: ${title}. ${why}`,
  next: (text: string) => `* Seuraava vaihto: ${text}`,
  more: (count: number) =>
    count === 1
      ? 'Lisäksi tililläsi on yksi sarja. Näet sen Omat renkaat -sivulta.'
      : `Lisäksi tililläsi on ${count} sarjaa. Näet ne Omat renkaat -sivulta.`,
  /** Recorded in conversations instead of such an answer. */
  notStored: 'Vastaus koski asiakkaan omia renkaita, joten sitä ei tallennettu.',
} as const;
