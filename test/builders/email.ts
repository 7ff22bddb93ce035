// A newsletter's shop and one tyre in it, as its emails show them.
import type { EmailProduct } from '../../src/features/newsletters/email/email-parts.ts';

export const EMAIL_SITE = 'https://kauppa.example';

export const emailShop = {
  name: 'Rengas & Vanne',
  url: EMAIL_SITE,
  address: 'Esimerkkitie 1, 00000 Esimerkki',
  phone: '09 123 456',
  email: 'myynti@kauppa.example',
};

export const emailTyre: EmailProduct = {
  name: 'Nokian Hakkapeliitta R5',
  size: '205/55R16\u00A094R',
  path: '/renkaat/nokian/hakkapeliitta-r5',
  picture: '/api/files/abcdefghij0123456789-1600x900.jpg',
  set: { text: '499,60\u00A0€', words: 'asennettuna, 4\u00A0kpl' },
  priceCents: 9990,
  struckCents: 12_990,
  percent: 23,
  endsOn: '2026-11-30',
  label: 'EU-merkintä: polttoainetalous C, märkäpito B',
};
