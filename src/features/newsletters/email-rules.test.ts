// What mail programs can draw: the rendered email, every block in it, against a list of rules. Their sources are the support
// tables of caniemail.com for Gmail, Outlook on Windows, Apple Mail and Yahoo, and Gmail's limit of 102 kB.
import { isTag, type Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';

import { EMAIL_SITE, emailShop, emailTyre } from '../../../test/builders/email.ts';
import { personalEmail, renderEmail } from './email/email.ts';

const PICTURE = '/api/files/abcdefghij0123456789-1600x900.jpg';
const GMAIL_CUTS_AT_BYTES = 102 * 1024;

const ids = Array.from({ length: 20 }, (_each, index) => `p${index}`);
const content = [
  'Hei! Tässä talven **tarjoukset** ja [hinnasto](/hinnasto).',
  '## Renkaat',
  '* Yksi\n* Kaksi',
  `![Rengas lumessa](${PICTURE})`,
  ...ids.map((id) => `{{tuote:${id}}}`),
  '{{painike:Varaa aika|/ota-yhteytta}}',
  '{{aukioloajat}}',
  '{{kausi}}',
].join('\n\n');
const { html } = personalEmail(
  renderEmail({
    subject: 'Talvi tulee',
    content,
    heroImage: PICTURE,
    shop: emailShop,
    products: new Map(
      ids.map((id, index) => [id, { ...emailTyre, picture: index % 2 === 0 ? PICTURE : null }]),
    ),
    hours: { week: 'ma–pe 9–17', exceptions: ['to 24.12.2026: jouluaatto, suljettu'] },
    season: { sentence: 'Aja talvirenkailla.', isExample: false, advisedTurn: undefined },
  }),
  { unsubscribeUrl: `${EMAIL_SITE}/peruuta-uutiskirje?tunnus=abc` },
);
const page = parseDocument(html);
const all = (name: string) => getElementsByTagName(name, page, true);
const [sheet = ''] = all('style').map((style) => textContent(style));

/** Drawn by all of them, or ignored without harm where another rule below replaces it. */
const INLINE = new RegExp(
  `^(?:${[
    'color|background|width|max-width|max-height|height|overflow|display|white-space',
    '(?:margin|padding)(?:-(?:top|right|bottom|left))?',
    'border(?:-(?:top|right|bottom|left|radius|collapse))?',
    'font-(?:family|size|weight)|line-height|text-(?:align|decoration)|word-(?:wrap|break)',
    'mso-[a-z-]+',
  ].join('|')})$`,
);

function styleOf(element: Element): [string, string][] {
  const parts = (element.attribs['style'] ?? '').split(';').filter(Boolean);
  return parts.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]);
}
const stylesOf = (element: Element) => Object.fromEntries(styleOf(element));

test('inline styles are those that every usual mail program draws', () => {
  const values: string[] = [];
  for (const element of all('*')) {
    for (const [name, value] of styleOf(element)) {
      expect(name).toMatch(INLINE);
      values.push(`${name}:${value}`);
    }
  }
  expect(values.length).toBeGreaterThan(100);
  const drawnNowhere = /var\(|calc\(|url\(|flex|grid|absolute|fixed|float|\d(?:rem|em|vw|vh)\b|rgba?\(|oklch/;
  expect(values.filter((value) => drawnNowhere.test(value))).toEqual([]);
});

test('the layout is of tables that say so, with a fixed one for Outlook', () => {
  for (const table of all('table')) {
    expect(table.attribs).toMatchObject({
      role: 'presentation',
      cellpadding: '0',
      cellspacing: '0',
      border: '0',
    });
  }
  expect(html).toMatch(/<!--\[if mso\]><table role="presentation" width="600"[^>]*><tr><td><!\[endif\]-->/);
  expect(html).toContain('max-width:600px');
  for (const element of all('*').filter(({ attribs }) => 'width' in attribs)) {
    const { width = '' } = element.attribs;
    expect(width === '100%' || Number(width) <= 600).toBe(true);
  }
  const hollow = all('div').filter((div) => stylesOf(div)['width'] !== undefined);
  expect(hollow).toEqual([]);
});

test('pictures have a text, a width in figures, and no gap or border', () => {
  const pictures = all('img');
  expect(pictures).toHaveLength(12);
  for (const picture of pictures) {
    expect(picture.attribs['alt']).toBeDefined();
    expect(Number(picture.attribs['width'])).toBeGreaterThan(0);
    expect(picture.attribs['src']).toMatch(/^https:\/\//);
    expect(stylesOf(picture)).toMatchObject({ display: 'block', height: 'auto', border: '0' });
  }
});

test('links are whole and have a colour of their own; a button holds its room in Outlook, too', () => {
  for (const link of all('a')) {
    expect(link.attribs['href']).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
    expect(stylesOf(link)['color']).toMatch(/^#[0-9a-f]{6}$/);
  }
  const button = all('a').find((link) => textContent(link) === 'Varaa aika');
  const cell = button?.parent;
  if (!button || !cell || !isTag(cell)) throw new Error('no button');
  expect(cell.attribs['bgcolor']).toMatch(/^#/);
  expect(stylesOf(cell)['mso-padding-alt']).toBe(stylesOf(button)['padding']);
});

test('the colours of the page stand as attributes, too, and no text is smaller than 13 pixels', () => {
  expect(all('body')[0]?.attribs['bgcolor']).toBe('#ecece7');
  expect(all('table')[0]?.attribs['bgcolor']).toBe('#ecece7');
  const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
});

test('the head has language, width and both colour schemes, and figures do not become links', () => {
  expect(all('html')[0]?.attribs['lang']).toBe('fi');
  const metas = Object.fromEntries(all('meta').map(({ attribs }) => [attribs['name'], attribs['content']]));
  expect(metas).toMatchObject({
    viewport: 'width=device-width,initial-scale=1',
    'color-scheme': 'light dark',
    'supported-color-schemes': 'light dark',
    'format-detection': 'telephone=no,date=no,address=no,email=no',
  });
  expect(sheet).toContain('@media (prefers-color-scheme: dark)');
  expect(sheet).not.toMatch(/@import|@font-face|url\(|:has|var\(|flex|grid/);
  expect(all('script').concat(all('link'), all('form'), all('video'), all('svg'))).toEqual([]);
});

test('the preview line is the beginning of the email and is hidden in it', () => {
  const first = all('body')[0]?.children.find((child) => isTag(child));
  if (!first || !isTag(first)) throw new Error('no body');
  expect(stylesOf(first)).toMatchObject({ display: 'none', 'mso-hide': 'all', overflow: 'hidden' });
  expect(textContent(first)).toMatch(/^Hei! Tässä talven tarjoukset/);
});

test('an email of twenty tyres is not cut by Gmail', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CUTS_AT_BYTES);
});

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('texts stand out from the page in light and in dark', () => {
  const light = new Set(all('*').flatMap((element) => stylesOf(element)['color'] ?? []));
  for (const colour of light) expect(contrast(colour, '#ffffff')).toBeGreaterThan(4.5);
  const dark = [...sheet.matchAll(/[{]color:(#[0-9a-f]{6})!important/g)].map(([, colour]) => colour ?? '');
  expect(dark.length).toBeGreaterThan(3);
  for (const colour of dark) expect(contrast(colour, '#171b1e')).toBeGreaterThan(4.5);
});
