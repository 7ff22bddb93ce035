// Offer messages: every tone fits its subject, and nothing is claimed that the offers do not contain.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseContent } from '../../../platform/contract/content.ts';
import type { OfferView, ProductCard } from '../../catalogue/product/product-view.ts';
import { emailProduct } from '../email/email-parts.ts';
import { OFFER_TONES } from '../messages/offer.ts';
import { newsletterClaims } from '../newsletter-claims.ts';
import { MAX_SUBJECT_LENGTH } from '../newsletter-limits.ts';
import { offerMessage, type OfferMessageOptions } from './offer-message.ts';

function tyre(id: string, offer: Partial<OfferView>, changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    href: `/renkaat/${id}`,
    manufacturer: { name: 'Nokian', slug: 'nokian' },
    model: id,
    type: 'winter',
    winterType: 'friction',
    size: {
      id: 's',
      widthMm: 205,
      aspect: 55,
      diameterIn: 16,
      isCommercial: false,
      fullSize: '205/55R16',
      vehicleType: 'passenger',
      href: '/renkaat/205-55-16',
    },
    loadIndex: 94,
    twinLoadIndex: null,
    speedSymbol: 'R',
    service: '94R',
    isXl: false,
    isRunFlat: false,
    marks: [],
    label: {
      fuelEfficiency: null,
      wetGrip: null,
      noiseDb: null,
      noiseClass: null,
      hasSnowGrip: true,
      hasIceGrip: false,
      eprelNumber: null,
      eprelUrl: null,
    },
    price: {
      cents: 9990,
      regularCents: 12_990,
      offer: {
        name: 'Tarjous',
        description: '',
        endsOn: '2026-11-30',
        referenceCents: 12_990,
        percent: 23,
        ...offer,
      },
    },
    stock: { kind: 'own', count: 8, isMinimum: false, text: 'Heti hyllyssä, 8 kpl' },
    ratingAverage: null,
    thumbnail: null,
    ...changes,
  };
}

const wish = (changes: Partial<OfferMessageOptions> = {}): OfferMessageOptions => ({
  tone: 'exciting',
  includeEndDate: true,
  includeStock: false,
  products: [tyre('a', {}), tyre('b', { percent: 10 })],
  shopName: 'Rengasliike',
  today: '2026-11-21',
  dice: () => 0,
  ...changes,
});

test.each(OFFER_TONES)('a message in the %s tone names every tyre and fits the subject line', (tone) => {
  for (const roll of [0, 0.5, 0.999]) {
    const { subject, content } = offerMessage(wish({ tone, dice: () => roll }));
    expect(subject.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT_LENGTH);
    const blocks = parseContent(content, { isMail: true });
    expect(blocks.flatMap((block) => (block.kind === 'product' ? [block.productId] : []))).toEqual([
      'a',
      'b',
    ]);
    expect(blocks.some(({ kind }) => kind === 'button')).toBe(true);
    expect(content).not.toContain('undefined');
  }
});

test('no offer message is stopped by the check of claims', () => {
  const seasons = [{}, { type: 'summer', winterType: null }] as const;
  for (const tone of OFFER_TONES) {
    for (const season of seasons) {
      for (const roll of [0, 0.5, 0.999]) {
        const products = [tyre('a', {}, season), tyre('b', { percent: 10 }, season)];
        const messages = [products, products.slice(1)].map((ofThese) =>
          offerMessage(wish({ tone, products: ofThese, dice: () => roll })),
        );
        expect(messages.flatMap(newsletterClaims)).toEqual([]);
      }
    }
  }
});

test('an offer message made again comes out in other words', () => {
  expect(offerMessage(wish({ dice: () => 0.9 })).content).not.toBe(offerMessage(wish()).content);
});

test('no percent is claimed unless it is lawful', () => {
  const products = [tyre('a', { referenceCents: null, percent: null })];
  for (const tone of OFFER_TONES) {
    for (const roll of [0, 0.9]) {
      const { subject, content } = offerMessage(wish({ tone, products, dice: () => roll }));
      expect(`${subject}${content}`).not.toContain('%');
    }
  }
});

test('the end of the offers is named as it is, on request', () => {
  const ends = (...days: (string | null)[]) =>
    offerMessage(wish({ products: days.map((endsOn, at) => tyre(`t${at}`, { endsOn })) })).content;
  expect(ends('2026-11-30')).toContain('Tarjouksen viimeinen päivä on **30.11.2026**.');
  expect(ends('2026-11-30', '2026-11-30')).toContain('Tarjousten viimeinen päivä on **30.11.2026**.');
  expect(ends('2026-12-05', '2026-11-30')).toContain('Ensimmäinen tarjouksista päättyy **30.11.2026**.');
  expect(ends(null)).toContain('Tarjous päättyy, kun varasto loppuu.');
  expect(ends(null, null)).toContain('Tarjoukset päättyvät, kun varasto loppuu.');
  expect(offerMessage(wish({ includeEndDate: false })).content).not.toContain('30.11.2026');
});

test('an offer without a last day is never said to end on one', () => {
  const products = [tyre('a', { endsOn: null }), tyre('b', {})];
  const { subject } = offerMessage(wish({ tone: 'urgent', products }));
  expect(subject).not.toContain('30.11.2026');
});

test('only stock in the shop is named, on request', () => {
  const supplier = { kind: 'supplier', count: 40, isMinimum: true, text: '' } as const;
  const products = [tyre('a', {}), tyre('b', {}, { stock: supplier })];
  expect(offerMessage(wish({ products })).content).not.toContain('kpl');
  const { content } = offerMessage(wish({ products, includeStock: true }));
  expect(content).toContain('{{tuote:a}}\n\nVarastossa 21.11.2026: 8\u00A0kpl.');
  expect(content).not.toContain('40');
});

test('a message of one tyre speaks of it alone, by its name', () => {
  for (const tone of OFFER_TONES) {
    for (const roll of [0, 0.9]) {
      const products = [tyre('Hakkapeliitta R5', {})];
      const { subject, content } = offerMessage(wish({ tone, products, dice: () => roll }));
      expect(subject).toContain('Nokian Hakkapeliitta R5');
      const text = `${subject} ${content}`;
      expect(text).not.toMatch(/\bnämä\b|\bnäitä\b|jotka|jopa|[Tt]arjoukset/);
    }
  }
  const long = tyre('Malli jonka nimi on niin pitkä ettei se mahdu aiheeseen', {});
  expect(offerMessage(wish({ products: [long] })).subject).toBe('Talvirengas nyt 23\u00A0% edullisemmin!');
});

test('a percent is called the highest only where others have less', () => {
  const subject = (...percents: number[]) =>
    offerMessage(wish({ products: percents.map((percent, at) => tyre(`t${at}`, { percent })) })).subject;
  expect(subject(23, 10)).toBe('Talvirenkaat nyt jopa 23\u00A0% edullisemmin!');
  expect(subject(23, 23)).toBe('Talvirenkaat nyt 23\u00A0% edullisemmin!');
});

test('prices are said to have come down only where each is below the lowest of 30 days', () => {
  const sentences = (products: ProductCard[]) =>
    OFFER_TONES.flatMap((tone) =>
      [0, 0.9].map((roll) => {
        const { subject, content } = offerMessage(wish({ tone, products, dice: () => roll }));
        return `${subject} ${content}`;
      }),
    ).join(' ');
  const notLower = tyre('b', { referenceCents: null, percent: null });
  expect(sentences([tyre('a', {}), tyre('b', {})])).toMatch(/laskivat|laske/i);
  expect(sentences([tyre('a', {}), notLower])).not.toMatch(/laskivat|laske|laskimme/i);
  expect(sentences([notLower])).not.toMatch(/laskivat|laske|laskimme/i);
});

test('the subject has a last day only when every offer ends on it, and urgency only then', () => {
  const text = (...days: (string | null)[]) => {
    const products = days.map((endsOn, at) => tyre(`t${at}`, { endsOn }));
    const { subject, content } = offerMessage(wish({ tone: 'urgent', products }));
    return { subject, content };
  };
  expect(text('2026-11-30', '2026-11-30').subject).toBe('Vain 30.11.2026 asti: talvirenkaat tarjouksessa');
  expect(text('2026-11-30', '2026-12-05').subject).not.toContain('2026');
  expect(text(null, null).content).not.toMatch(/vain|rajoitetun ajan/i);
});

test('tyres of one season are called by it', () => {
  const summer = tyre('k', {}, { type: 'summer', winterType: null });
  expect(offerMessage(wish()).content).toContain('talvirenkaat');
  expect(offerMessage(wish({ products: [summer, { ...summer, model: 'l' }] })).content).toContain(
    'kesärenkaat',
  );
  expect(offerMessage(wish({ products: [tyre('a', {}), summer] })).content).not.toContain('talvirenkaat');
});

test('a tyre without a photo has a picture that mails can show', () => {
  const drawn = emailProduct(tyre('a', {}), { priceRows: [] });
  expect(drawn.picture).toMatch(/^\/jako\/kirje\/[a-z0-9-]+\.jpg$/);
  expect(drawn.pictureAlt).toBe('Havainnekuva');
  const photo = '/api/files/abcdefghij0123456789-480x480.jpg';
  const shown = emailProduct({ ...tyre('a', {}), thumbnail: photo }, { priceRows: [] });
  expect(shown).toMatchObject({ picture: photo, pictureAlt: undefined });
});

test('no offer message promises to reserve tyres for its recipient', () => {
  const phrases = readFileSync(new URL('../messages/offer-phrases.ts', import.meta.url), 'utf8');
  expect(phrases).not.toMatch(/pidämme|varaamme|valinneet sinulle/i);
});
