import fc from 'fast-check';
import { expect, test } from 'vitest';

import { heroSchema, IMAGE_POSITIONS } from './contract.ts';
import { heroImagePath, resolveHero, type HeroContext } from './hero.ts';

const context: HeroContext = {
  phone: '010 000 0000',
  assistantName: 'Kaartobotti',
  links: {
    booking: 'https://ajanvaraus.example.fi/',
    assistant: '#botti',
    financing: '/rahoitus',
    contact: '/ota-yhteytta',
  },
};

test('without settings the hero shows the default texts and all five buttons', () => {
  const hero = resolveHero(heroSchema.parse({}), context);
  expect(hero.mainHeading).toBe('Uudet renkaat, ilman ajanvarausta!');
  expect(hero.title).toBe('Luotettavaa Rengaspalvelua');
  expect(hero.subtitle).toContain('010\u00A0000\u00A00000');
  expect(hero.image).toBeUndefined();
  expect(hero.buttons).toEqual([
    { kind: 'search', label: 'Hae renkaita', href: '/renkaat' },
    { kind: 'booking', label: 'Varaa aika', href: 'https://ajanvaraus.example.fi/' },
    { kind: 'assistant', label: 'Kaartobotti', href: '#botti' },
    { kind: 'financing', label: 'Hae rahoitusta', href: '/rahoitus' },
    { kind: 'contact', label: 'Ota yhteyttä', href: '/ota-yhteytta' },
  ]);
});

const flags = fc.record({
  mainHeadingVisible: fc.boolean(),
  titleVisible: fc.boolean(),
  subtitleVisible: fc.boolean(),
  buttonVisible: fc.boolean(),
  contactButtonVisible: fc.boolean(),
  kaartobottiButtonVisible: fc.boolean(),
  financingButtonVisible: fc.boolean(),
  catalogButtonVisible: fc.boolean(),
});

test('every flag hides its own part and no other, and the search button is always there', () => {
  fc.assert(
    fc.property(flags, (chosen) => {
      const hero = resolveHero(heroSchema.parse(chosen), context);
      expect(hero.mainHeading !== undefined).toBe(chosen.mainHeadingVisible);
      expect(hero.title !== undefined).toBe(chosen.titleVisible);
      expect(hero.subtitle !== undefined).toBe(chosen.subtitleVisible);
      expect(hero.buttons.map((button) => button.kind)).toEqual([
        'search',
        ...(chosen.buttonVisible ? ['booking'] : []),
        ...(chosen.kaartobottiButtonVisible ? ['assistant'] : []),
        ...(chosen.financingButtonVisible ? ['financing'] : []),
        ...(chosen.contactButtonVisible ? ['contact'] : []),
      ]);
    }),
  );
});

test('staff texts replace the defaults, an emptied text brings them back', () => {
  const own = resolveHero(
    heroSchema.parse({
      mainHeading: 'Talvi tulee',
      catalogButtonText: 'Etsi renkaat',
      kaartobottiButtonText: 'Kysy botilta',
    }),
    context,
  );
  expect(own.mainHeading).toBe('Talvi tulee');
  expect(own.buttons.map((button) => button.label)).toContain('Etsi renkaat');
  expect(own.buttons.map((button) => button.label)).toContain('Kysy botilta');
  expect(resolveHero(heroSchema.parse({ mainHeading: '  ' }), context).mainHeading).toBe(
    'Uudet renkaat, ilman ajanvarausta!',
  );
});

test('a button without a link is left out, and a shop without a phone names none', () => {
  const bare = resolveHero(heroSchema.parse({}), {
    ...context,
    phone: '',
    links: { booking: '', assistant: undefined, financing: undefined, contact: '#yhteystiedot' },
  });
  expect(bare.buttons.map((button) => button.kind)).toEqual(['search', 'contact']);
  expect(bare.subtitle).not.toMatch(/[:\d]/);
});

test('a relative picture path is resolved from the root, and the alt text has a default', () => {
  expect(heroImagePath('api/files/a.webp')).toBe('/api/files/a.webp');
  expect(resolveHero(heroSchema.parse({ image: '/api/files/a.webp' }), context).image).toEqual({
    src: '/api/files/a.webp',
    alt: 'Hero image',
    position: 'center',
  });
  expect(
    resolveHero(
      heroSchema.parse({ image: 'a.webp', imageAlt: 'Liikkeen piha', imagePosition: 'top left' }),
      context,
    ).image,
  ).toEqual({
    src: '/a.webp',
    alt: 'Liikkeen piha',
    position: 'top left',
  });
});

test.each([
  'https://muualla.example/a.jpg',
  '//muualla.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
])('a picture address that is not on this server is refused: %s', (image) => {
  expect(heroSchema.safeParse({ image }).success).toBe(false);
});

test('pictures may be cut at nine places and unknown keys are refused', () => {
  expect(IMAGE_POSITIONS).toHaveLength(9);
  expect(heroSchema.safeParse({ imagePosition: '12px 4px' }).success).toBe(false);
  expect(heroSchema.safeParse({ buttonUrl: 'https://example.fi' }).success).toBe(false);
});
