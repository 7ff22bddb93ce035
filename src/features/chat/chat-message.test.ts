import fc from 'fast-check';
import { expect, test } from 'vitest';

import { partReader, sizeToConfirm, newMessage, withPart } from './chat-message.ts';

const stream = [
  { type: 'start', messageId: '1' },
  { type: 'text-start', id: '1' },
  { type: 'text-delta', id: '1', delta: 'Kausivaihto maksaa 45 \u20AC.\n\n' },
  { type: 'text-delta', id: '1', delta: 'Hinta on hinnastosta.' },
  { type: 'data-sources', data: [{ label: 'Hinnasto', href: '/hinnasto' }] },
  { type: 'finish' },
]
  .map((part) => `data: ${JSON.stringify(part)}\n\n`)
  .join('');

test('however the stream is cut into pieces, the answer is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }), (lengths) => {
      const read = partReader();
      let message = newMessage('1', 'assistant', '');
      let at = 0;
      for (const length of [...lengths, stream.length]) {
        for (const part of read(`${stream}data: [DONE]\n\n`.slice(at, at + length))) {
          message = withPart(message, part);
        }
        at += length;
      }
      for (const part of read(`${stream}data: [DONE]\n\n`.slice(at))) message = withPart(message, part);
      expect(message.content).toBe('Kausivaihto maksaa 45 \u20AC.\n\nHinta on hinnastosta.');
      expect(message.sources).toEqual([{ label: 'Hinnasto', href: '/hinnasto' }]);
    }),
  );
});

test('what is no part of the protocol is passed over', () => {
  const read = partReader();
  expect(
    read(': beat\n\ndata: {"type":"text-delta","delta":7}\n\ndata: {broken\n\ndata: "text"\n\n'),
  ).toEqual([]);
  expect(read('data: {"type":"error","errorText":"x"}\n\n')).toEqual([{ type: 'error', errorText: 'x' }]);
});

test.each([
  ['Tarkoititko kokoa 205/55R16? Vahvista rengaskoko vastaamalla kyll\u00E4.', '205/55R16'],
  ['Varmista koko 225/45 R17 ja vastaa kyll\u00E4.', '225/45 R17'],
  ['Vahvistatko koon 255/35ZR19? Vastaa kyll\u00E4.', '255/35ZR19'],
  ['Tarkista koko 195/75R16C ja vastaa kyll\u00E4.', '195/75R16C'],
  ['Koossa 205/55R16 on renkaita.', undefined],
  ['Vahvista koko vastaamalla kyll\u00E4.', undefined],
])('%j asks to confirm %j', (content, size) => {
  expect(sizeToConfirm(newMessage('1', 'assistant', content))).toBe(size);
  expect(sizeToConfirm(newMessage('1', 'user', content))).toBeUndefined();
});
