import fc from 'fast-check';
import { expect, test } from 'vitest';

import { newMessage } from '../../chat-message.ts';
import { screenReaderParts } from './screen-reader-text.ts';

const answer = (content: string) => newMessage('1', 'assistant', content);

test('an answer is read in sentences without its markup, the last when it is complete', () => {
  const text =
    'Hinnat:\n\n* **Kausivaihto**: 45 €\n* Asennus: 90 €\n\nTervetuloa. Katso [hinnasto](/hinnasto)';
  expect(screenReaderParts(answer(text), true)).toEqual([
    'Hinnat:',
    '- Kausivaihto:',
    '45 €',
    '- Asennus:',
    '90 €',
    'Tervetuloa.',
    'Katso hinnasto',
  ]);
  expect(screenReaderParts(answer('Olemme auki. Tule'), false)).toEqual(['Olemme auki.']);
});

test('products and the size question are read when the text is complete', () => {
  const product = { id: '1', href: '/a', picture: '', name: 'A', size: '', price: '', each: '', stock: '' };
  const message = {
    ...answer('Tarkoititko kokoa 205/55R16? Vahvista vastaamalla kyllä.'),
    products: [product],
  };
  expect(screenReaderParts(message, true).slice(-2)).toEqual([
    'Näytössä on 1 rengas hintoineen.',
    'Onko rengaskoko 205/55R16 oikein?',
  ]);
});

test('sentences already read do not change when more text comes', () => {
  const words = fc.array(fc.constantFrom('Auki', 'klo', '9.', '17!', 'Ei?', 'maksaa:', '45'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, fc.nat(30), (all, until) => {
      const early = screenReaderParts(answer(all.slice(0, until).join(' ')), false);
      expect(screenReaderParts(answer(all.join(' ')), true).slice(0, early.length)).toEqual(early);
    }),
  );
});
