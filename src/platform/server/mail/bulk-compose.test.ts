import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';

import { bulkComposer } from './bulk-compose.ts';
import { headerText, quotedPrintable } from './quoted-printable.ts';

const MARK = 'https://peruuta.invalid/lukija';
const template = {
  from: { name: 'Rengas "Järvi" Oy', address: 'posti@example.fi' },
  replyTo: 'myynti@example.fi',
  subject: 'Talvirenkaat −20 % – hyvää ajoa, myös pitkällä aiheella joka ei mahdu yhteen sanaan',
  text: `Hei!\n.piste\n\nPeru: ${MARK}\nLoppu ääkköset ${'x'.repeat(200)} `,
  html: `<p>Hei <a href="${MARK}">peru</a> 😀</p>`,
  mark: MARK,
};
const personal = {
  id: 'a.b',
  to: 'asiakas@example.fi',
  date: new Date('2026-11-21T10:00:00Z'),
  url: `https://rengas.example.fi/peruuta-uutiskirje?tunnus=${'Ab_-.'.repeat(30)}&x=1`,
  headers: { 'List-Unsubscribe': '<https://rengas.example.fi/x>' },
};

test('each recipient gets the email with the own link in both parts, readable everywhere', async () => {
  const bytes = bulkComposer(template)(personal);
  const email = await PostalMime.parse(bytes);
  expect(email).toMatchObject({
    subject: template.subject,
    from: template.from,
    to: [{ address: 'asiakas@example.fi' }],
    replyTo: [{ address: 'myynti@example.fi' }],
    messageId: '<a.b@example.fi>',
    date: '2026-11-21T10:00:00.000Z',
  });
  expect(email.text?.trimEnd()).toBe(template.text.replace(MARK, personal.url).trimEnd());
  expect(email.html).toContain(
    template.html.replace(MARK, personal.url.replaceAll('&', '&amp;')).slice(0, 60),
  );
  expect(email.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    '<https://rengas.example.fi/x>',
  );
});

test('an email has CRLF lines of at most 76 plain characters, none begins with a dot', () => {
  const raw = bulkComposer(template)(personal).toString('latin1');
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|[^ -~\t]/);
  const lines = raw.split('\r\n');
  expect(lines.slice(lines.indexOf('')).filter((line) => line.length > 78 || line.startsWith('.'))).toEqual(
    [],
  );
});

test('a header with a line end or foreign letters is refused', () => {
  const compose = bulkComposer(template);
  for (const wrong of [
    { to: 'a@example.fi\r\nBcc: b@example.fi' },
    { to: 'ä@example.fi' },
    { url: 'https://a\nb' },
    { headers: { 'X-A': 'b\r\nBcc: c@example.fi' } },
  ]) {
    expect(() => compose({ ...personal, ...wrong })).toThrow('no plain line');
  }
});

test('any text comes back from quoted-printable as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const encoded = quotedPrintable(text);
      expect(encoded.split('\r\n').every((line) => line.length <= 76 && !line.startsWith('.'))).toBe(true);
      const bytes = encoded
        .replaceAll('=\r\n', '')
        .replaceAll(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
      expect(Buffer.from(bytes, 'latin1').toString('utf8')).toBe(
        text.toWellFormed().replaceAll(/\r\n|[\n\r]/g, '\r\n'),
      );
    }),
  );
});

test('any subject comes back from its header as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (typed) => {
      const subject = typed
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim();
      const { subject: read } = await PostalMime.parse(`Subject: ${headerText(subject)}\r\n\r\n`);
      expect(read ?? '').toBe(subject);
    }),
    { numRuns: 50 },
  );
});
