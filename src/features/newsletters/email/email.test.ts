// The email as it goes out: nothing typed becomes markup, every address is complete, both parts say the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { EMAIL_SITE, emailShop, emailTyre } from '../../../../test/builders/email.ts';
import { emailHours, productIdsIn, type EmailInput } from './email-parts.ts';
import { emailInScheme, personalEmail, renderEmail } from './email.ts';

const LEAVE = `${EMAIL_SITE}/peruuta-uutiskirje?tunnus=$&a=1`;

function email(changes: Partial<EmailInput>) {
  const rendered = renderEmail({
    subject: 'Talvi tulee',
    content: 'Hei!',
    heroImage: '',
    shop: emailShop,
    products: new Map([['p1', emailTyre]]),
    hours: { week: 'ma–pe 9–17', exceptions: ['to 24.12.2026: jouluaatto, suljettu'] },
    season: { sentence: 'Aja talvirenkailla.', isExample: false, advisedTurn: undefined },
    ...changes,
  });
  return personalEmail(rendered, { unsubscribeUrl: LEAVE });
}

const hrefs = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href ?? '');

test('nothing typed becomes markup in the email', () => {
  const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
  const { html } = email({
    subject: evil,
    content: `## ${evil}\n\n${evil}\n\n* ${evil}\n\n[${evil.replaceAll(/[[\]]/g, '')}](/a)\n\n{{painike:${evil}|/b}}`,
    shop: { name: evil, url: EMAIL_SITE, address: evil, phone: evil, email: evil },
    products: new Map([['p1', { ...emailTyre, name: evil, size: evil, label: evil }]]),
    hours: { week: evil, exceptions: [evil] },
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;script&gt;');
});

test('whatever is typed, the email has no more elements than the grammar gives it', () => {
  const allowed =
    /^(?:!doctype$|!--\[if$|!\[endif\]--$|\/?(?:html|head|meta|style|title|body|div|table|tr|td|p|h2|h3|ul|li|a|b|s|span|br|img)$)/i;
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ maxLength: 80 }),
      (content, subject) => {
        const { html } = email({ content, subject });
        const tags = [...html.matchAll(/<([^>\s]*)/g)].map(([, tag = '']) => tag);
        expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
      },
    ),
  );
});

test('every address in the email is whole', () => {
  const { html, text } = email({
    heroImage: '/api/files/abcdefghij0123456789-1200x600.jpg',
    content: [
      '[Hinnasto](/hinnasto), [alas](#alas), [soita](tel:+358912345), [muualle](https://muualla.example/a)',
      '![Rengas](/api/files/abcdefghij0123456789-800x600.png)',
      '{{painike:Varaa aika|/varaa}}',
      '{{tuote:p1}}',
    ].join('\n\n'),
  });
  const found = hrefs(html);
  expect(found.length).toBeGreaterThan(9);
  for (const href of found) expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
  expect(found).toContain(`${EMAIL_SITE}/varaa`);
  expect(found).toContain(`${EMAIL_SITE}/#alas`);
  expect(text).toContain(`Hinnasto (${EMAIL_SITE}/hinnasto)`);
  expect(text).toContain(`Varaa aika:\n${EMAIL_SITE}/varaa`);
  expect(text).toContain('soita (+358912345)');
});

test('a picture of another site is not in the email', () => {
  const { html } = email({
    heroImage: 'https://muualla.example/seuranta.gif',
    content: '![kuva](https://muualla.example/kuva.png)',
  });
  expect(html).not.toContain('<img');
});

test('a product has its price, and a struck price is named the lowest of 30 days', () => {
  const { html, text } = email({ content: '{{tuote:p1}}' });
  expect(html).toContain('>499,60\u00A0€<');
  expect(html).toContain('<s>129,90\u00A0€</s>');
  expect(html).toContain('Alin hinta 30 päivältä ennen tarjousta');
  expect(html).toContain('\u221223\u00A0%');
  expect(text).toContain(
    [
      'Nokian Hakkapeliitta R5 205/55R16\u00A094R',
      '499,60\u00A0€ asennettuna, 4\u00A0kpl',
      'Nyt 99,90\u00A0€ / kpl (\u221223\u00A0%)',
      'Alin hinta 30 päivältä ennen tarjousta 129,90\u00A0€',
      'Tarjous on voimassa 30.11.2026 asti.',
    ].join('\n'),
  );
  expect(text).toContain('Hinnat sisältävät arvonlisäveron.');
});

test('an offer that is not below the lowest price has nothing struck through and no percent', () => {
  const { html, text } = email({
    content: '{{tuote:p1}}',
    products: new Map([['p1', { ...emailTyre, struckCents: null, percent: null, endsOn: null }]]),
  });
  expect(html).not.toContain('<s>');
  expect(`${html}${text}`).not.toMatch(/\u2212\d/);
  expect(text).toContain('niin kauan kuin varastoa riittää');
});

test('a price on request is not shown as zero', () => {
  const { html, text } = email({
    content: '{{tuote:p1}}',
    products: new Map([
      ['p1', { ...emailTyre, set: null, priceCents: 0, struckCents: null, percent: null, endsOn: undefined }],
    ]),
  });
  expect(html).toContain('Kysy hintaa');
  expect(text).toContain('Kysy hintaa');
  expect(text).not.toContain('0,00');
});

test('a product that is no longer sold leaves no gap in the email', () => {
  const { html, text } = email({ content: 'Ennen\n\n{{tuote:poissa}}\n\nJälkeen' });
  expect(`${html}${text}`).not.toContain('tuote:');
  expect(text).toMatch(/^Ennen\n\nJälkeen\n/);
  expect(text).not.toContain('arvonlisävero');
});

test('picture and name of a tyre lead to it, as its link does', () => {
  const { html } = email({ content: '{{tuote:p1}}' });
  expect(hrefs(html).filter((href) => href === `${EMAIL_SITE}${emailTyre.path}`)).toHaveLength(3);
  // For those who listen one link and the name are enough.
  expect(html).toMatch(/<a href="[^"]*" aria-hidden="true" tabindex="-1"[^>]*><img /);
});

test('a word that is wider than a phone breaks, wherever it stands', () => {
  const { html } = email({ content: `${'a'.repeat(400)}\n\n{{tuote:p1}}` });
  // What is within the cell of the content inherits it.
  expect(html).toMatch(/<td class="k-pad k-ink"[^>]*word-break:break-word/);
  expect(html.indexOf('word-break')).toBeLessThan(html.lastIndexOf('aaaa'));
});

test('a tyre that is sold out says so in both parts of the email', () => {
  const shortage = 'Ei varastossa, kysy toimitusaikaa';
  const there = email({ content: '{{tuote:p1}}' });
  expect(`${there.html}${there.text}`).not.toContain(shortage);
  const { html, text } = email({
    content: '{{tuote:p1}}',
    products: new Map([['p1', { ...emailTyre, shortage }]]),
  });
  expect(html).toContain(shortage);
  expect(text).toContain(shortage);
});

test('opening hours are in both parts of the email', () => {
  const { html, text } = email({ content: '{{aukioloajat}}' });
  expect(html).toContain('<b>Aukioloajat:</b> ma–pe 9–17');
  expect(text).toContain('Aukioloajat: ma–pe 9–17\nto 24.12.2026: jouluaatto, suljettu');
});

test('the advice of the season is in both parts of the email, and says where its weather is an example', () => {
  const content = 'Hei!\n{{kausi}}\nTervetuloa!';
  const { html, text } = email({ content });
  expect(html).toContain('<b>Aja talvirenkailla.</b> <a href="https://kauppa.example/kausi"');
  expect(text).toContain(
    'Hei!\n\nAja talvirenkailla. Milloin renkaat vaihtoon? (https://kauppa.example/kausi)\n\nTervetuloa!',
  );
  const season = { sentence: 'Vaihda nyt.', isExample: true, advisedTurn: undefined };
  const example = email({ content, season });
  for (const part of [example.html.replaceAll(/<[^>]*>/g, ''), example.text]) {
    expect(part).toContain('Vaihda nyt. Esimerkkisää. Milloin');
  }
  expect(email({ content, season: null }).text).toMatch(/^Hei!\n\nTervetuloa!/);
});

test('the hours of an email are those of the week, with what differs within two weeks', () => {
  const hours = emailHours(
    {
      week: (['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'] as const).map((day) => ({
        day,
        open: '09:00',
        close: '17:00',
        isClosed: day === 'la' || day === 'su',
      })),
      exceptions: [
        {
          date: '2026-11-25',
          open: null,
          close: null,
          isClosed: true,
          reason: 'Inventaario',
          isConfirmed: true,
        },
      ],
    },
    '2026-11-20',
  );
  expect(hours.week).toBe('ma–pe 9–17');
  expect(hours.exceptions).toEqual(['ke 25.11.2026: Inventaario, suljettu']);
});

test('every email says why it came and how to end the subscription, in both parts', () => {
  const { html, text } = email({});
  expect(html).toContain(`href="${LEAVE.replaceAll('&', '&amp;')}"`);
  expect(text).toContain(`Peruuta uutiskirje: ${LEAVE}`);
  expect(text).toContain('Rengas & Vanne lähetti kirjeen, koska olet tilannut sen.');
});

test('the plain text reads well by itself', () => {
  const { text } = email({
    content: '## Vaihda ajoissa\n\nVaraa **aika** jo nyt.\n* Kitkat\n* Nastat',
  });
  expect(text).toBe(
    [
      'Vaihda ajoissa',
      '',
      'Varaa aika jo nyt.',
      '',
      '- Kitkat',
      '- Nastat',
      '',
      '-- ',
      'Rengas & Vanne',
      'Esimerkkitie 1, 00000 Esimerkki',
      '09 123 456',
      'myynti@kauppa.example',
      '',
      'Rengas & Vanne lähetti kirjeen, koska olet tilannut sen.',
      `Peruuta uutiskirje: ${LEAVE}`,
      '',
    ].join('\n'),
  );
});

test('a subject cannot end its header', () => {
  expect(email({ subject: 'Talvi\r\nBcc: a@b.example' }).subject).toBe('Talvi  Bcc: a@b.example');
});

test('an email can be previewed in dark and in light colours', () => {
  const { html } = email({ subject: '@media (prefers-color-scheme: dark)' });
  expect(emailInScheme(html, 'dark')).toContain('@media all{');
  expect(emailInScheme(html, 'light')).toContain('@media not all{');
});

test('the products of an email are known from its content, each once', () => {
  expect(productIdsIn('{{tuote:b}}\n{{tuote:a}}\nsanoja {{tuote:b}}')).toEqual(['b', 'a']);
  expect(productIdsIn('{{tuote:Nokian R5|b}}\n{{tuote:rikki\n|a}}')).toEqual(['b']);
});
