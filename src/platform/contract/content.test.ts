import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contentText, countWords, firstParagraph, headingAnchors, plainLetters } from './content-text.ts';
import { isOwnPicture, isSafeAddress, parseContent, type Block, type Inline } from './content.ts';

/** Content made of the signs that mean something, so that they meet in every order. */
const knotty = fc
  .array(
    fc.constantFrom(
      '**',
      '*',
      '* ',
      '- ',
      '## ',
      '### ',
      '\n',
      '\r\n',
      ' ',
      'sana',
      'Ääni',
      '[',
      ']',
      '(',
      ')',
      '](',
      '![',
      '[talvi](/renkaat)',
      '[x](javascript:alert(1))',
      '![kuva](/api/files/a.webp)',
      '![x](//evil.example/a.png)',
      '{{tuote:1}}',
      '{{tuote:Nokian R5|1}}',
      '{{aukioloajat}}',
      '{{kausi}}',
      '{{painike:Katso|/renkaat}}',
      '{{',
      '<script>',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

const anything = fc.oneof(knotty, fc.string({ unit: 'binary', maxLength: 400 }));

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.inlines;
  return block.kind === 'list' ? block.items.flat() : [];
}

function addressesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    ...(block.kind === 'button' ? [block.href] : []),
    ...inlinesOf(block).flatMap((inline) => {
      if (inline.kind === 'link') return [inline.href];
      return inline.kind === 'bold'
        ? inline.spans.flatMap((span) => (span.kind === 'link' ? [span.href] : []))
        : [];
    }),
  ]);
}

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

test('headings, items, paragraphs, bold, links and pictures are recognized', () => {
  const content = [
    '## Talvirenkaat',
    'Ensimmäinen rivi,',
    'toinen **lihava** rivi.',
    '',
    '**Milloin vaihdat?**',
    '* yksi',
    '*kaksi',
    '- [kolme](/renkaat?type=winter)',
    'Lopuksi',
    '![Rengas](/tyres/a.webp)',
    '### Alaotsikko',
  ].join('\n');
  expect(parseContent(content)).toEqual([
    { kind: 'heading', level: 2, inlines: [{ kind: 'text', text: 'Talvirenkaat' }] },
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'Ensimmäinen rivi,' },
        { kind: 'break' },
        { kind: 'text', text: 'toinen ' },
        { kind: 'bold', spans: [{ kind: 'text', text: 'lihava' }] },
        { kind: 'text', text: ' rivi.' },
      ],
    },
    { kind: 'heading', level: 2, inlines: [{ kind: 'text', text: 'Milloin vaihdat?' }] },
    {
      kind: 'list',
      items: [
        [{ kind: 'text', text: 'yksi' }],
        [{ kind: 'text', text: 'kaksi' }],
        [{ kind: 'link', text: 'kolme', href: '/renkaat?type=winter' }],
      ],
    },
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Lopuksi' }] },
    { kind: 'picture', alt: 'Rengas', path: '/tyres/a.webp' },
    { kind: 'heading', level: 3, inlines: [{ kind: 'text', text: 'Alaotsikko' }] },
  ]);
});

test('text that breaks the grammar is shown as it was typed', () => {
  for (const typed of [
    'avoin **lihava',
    '****',
    '***',
    '*',
    '-viiva',
    '#otsikko',
    '[tyhjä]()',
    '[](/renkaat)',
    '[x](javascript:alert(1))',
    '[x](//toinen.example)',
    '![x](https://toinen.example/a.png)',
    '<b>ei</b>',
    '{{tuote:1}}',
    '**a** ja **b',
  ]) {
    expect(contentText(parseContent(typed)).replaceAll('**', ''), typed).toBe(typed.replaceAll('**', ''));
  }
});

test('placeholders mean something in a mail alone', () => {
  const content =
    '{{tuote:0199-a}}\n{{aukioloajat}}\n{{kausi}}\n{{painike:Katso renkaat|/renkaat}}\n{{painike:x|data:y}}';
  expect(parseContent(content, { isMail: true })).toEqual([
    { kind: 'product', productId: '0199-a' },
    { kind: 'opening-hours' },
    { kind: 'season' },
    { kind: 'button', text: 'Katso renkaat', href: '/renkaat' },
    { kind: 'paragraph', inlines: [{ kind: 'text', text: '{{painike:x|data:y}}' }] },
  ]);
  expect(parseContent(content).map(({ kind }) => kind)).toEqual(['paragraph']);
});

test('the name that a product block may have is not in the mail', () => {
  expect(parseContent('{{tuote:Nokian R5 205/55R16 91T|0199-a}}', { isMail: true })).toEqual([
    { kind: 'product', productId: '0199-a' },
  ]);
  expect(parseContent('{{tuote:a|b|c}}', { isMail: true }).map(({ kind }) => kind)).toEqual(['paragraph']);
});

test('content of any kind is read without an error, and every address in it is safe', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (content, isMail) => {
      const blocks = parseContent(content, { isMail });
      expect(addressesOf(blocks).filter((href) => !isSafeAddress(href))).toEqual([]);
      for (const block of blocks) {
        if (block.kind === 'picture') expect(isOwnPicture(block.path)).toBe(true);
        if (block.kind === 'list') expect(block.items.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('no letter or digit of the content is lost', () => {
  fc.assert(
    fc.property(anything, (content) => {
      const blocks = parseContent(content);
      const plain = contentText(blocks, { addressOf: (href) => href });
      const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.path] : []));
      const count = (text: string) => letters(text).length;
      expect(count(plain) + count(pictures.join(''))).toBe(count(content));
    }),
  );
});

test('a hundred thousand signs of one kind are read in no time', () => {
  const signs = [
    '*',
    '**',
    '* ',
    '[',
    '](',
    '[a](',
    '![',
    '## a\n',
    '**a** ',
    '{{',
    ' ',
    '\n',
    '[a](/b',
    '* *',
  ];
  for (const sign of signs) {
    const content = sign.repeat(100_000 / sign.length);
    // A careless pattern would take longer here than a test may.
    expect(() => headingAnchors(parseContent(content, { isMail: true })), sign).not.toThrow();
    expect(() => contentText(parseContent(content)), sign).not.toThrow();
  }
});

test.each([
  ['/renkaat', true],
  ['/hyva-tietaa#kausi', true],
  ['#kausi', true],
  ['https://www.finlex.fi/fi/laki', true],
  ['mailto:myynti@example.fi', true],
  ['tel:+358100000000', true],
  ['//toinen.example', false],
  ['/\\toinen.example', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['https:///x', false],
  ['java\u0000script:x', false],
  ['/a"onclick="x', false],
])('the address %s may be in a link: %s', (href, isSafe) => {
  expect(isSafeAddress(href)).toBe(isSafe);
});

test('headings have ids of their own', () => {
  const blocks = parseContent('## Ääni ja öljy\n## Ääni ja öljy\n## !!!\n### Aani ja oljy 2');
  expect(headingAnchors(blocks).map(({ id }) => id)).toEqual([
    'aani-ja-oljy',
    'aani-ja-oljy-2',
    'osa',
    'aani-ja-oljy-2-2',
  ]);
  fc.assert(
    fc.property(anything, (content) => {
      const ids = headingAnchors(parseContent(content)).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('a part of an address is made of plain letters', () => {
  expect(plainLetters('  Ääkköset, Åbo & 3PMSF!  ')).toBe('aakkoset-abo-3pmsf');
  expect(plainLetters('日本')).toBe('');
});

test('words are counted and the first paragraph is cut at a word', () => {
  const blocks = parseContent('## Otsikko\n\nNoin kolme – tai neljä – sanaa riittää hyvin.\n\n* viides');
  expect(countWords(blocks)).toBe(9);
  expect(firstParagraph(blocks, 200)).toBe('Noin kolme – tai neljä – sanaa riittää hyvin.');
  expect(firstParagraph(blocks, 25)).toBe('Noin kolme – tai neljä…');
});
