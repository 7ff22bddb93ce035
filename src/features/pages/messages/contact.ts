// Finnish texts of the contact page and of the page of thanks.
import { NBSP } from '../../../platform/contract/text.ts';

export const contactMessages = {
  title: 'Ota yhteyttä',
  headTitle: 'Ota yhteyttä: puhelin, osoite ja aukioloajat',
  description: (shop: { name: string; phone: string; city: string; hours: string }) =>
    `${shop.name}${shop.city ? `, ${shop.city}` : ''}. ${shop.phone ? `Puhelin ${shop.phone}. ` : ''}${shop.hours ? `Avoinna ${shop.hours}. ` : ''}Katso osoite, poikkeusajat ja jätä soittopyyntö.`,
  lead: 'Soita, kirjoita tai tule käymään.',
  directions: 'Reittiohjeet',
  waysTitle: 'Yhteystiedot',
  phone: 'Soita',
  phoneText: 'Nopein tapa kysyä saatavuus, hinta tai jonon pituus.',
  email: 'Kirjoita',
  emailText: 'Liitä kuva renkaan kyljestä, niin vastaus tulee kerralla oikein.',
  booking: 'Varaa aika',
  bookingText: 'Valitse työ ja kellonaika verkossa.',
  bookingLink: 'Siirry ajanvaraukseen',
  visit: 'Tule käymään',
  businessId: 'Y-tunnus',
  hoursTitle: 'Aukioloajat',
  mapTitle: 'Kartta',
  mapNote: 'Kartta tulee karttapalvelusta vasta, kun painat nappia. Ennen sitä emme lähetä sille mitään.',
} as const;

export const thanksMessages = {
  title: 'Kiitos, viestisi on perillä',
  description: 'Yhteydenotto on lähetetty liikkeelle.',
  lead: 'Luemme sen aukioloaikana ja palaamme asiaan.',
  urgent: (phone: string) => `Jos asialla on kiire, soita ${phone.replaceAll(' ', NBSP)}.`,
  tyres: 'Katso renkaat',
  home: 'Etusivulle',
} as const;
