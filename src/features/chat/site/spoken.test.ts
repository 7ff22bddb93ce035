import fc from 'fast-check';
import { expect, test } from 'vitest';

import { talkMessage } from '../talk-parts.ts';
import { spokenParts } from './spoken.ts';

const answer = (content: string) => talkMessage('1', 'assistant', content);

test('an answer is said in sentences, the last when it is whole, without the signs of its grammar', () => {
  const text =
    'Hinnat:\n\n* **Kausivaihto**: 45 €\n* Asennus: 90 €\n\nTervetuloa. Katso [hinnasto](/hinnasto)';
  expect(spokenParts(answer(text), true)).toEqual([
    'Hinnat:',
    '- Kausivaihto:',
    '45 €',
    '- Asennus:',
    '90 €',
    'Tervetuloa.',
    'Katso hinnasto',
  ]);
  expect(spokenParts(answer('Olemme auki. Tule'), false)).toEqual(['Olemme auki.']);
});

test('what stands beside the text is told when it is whole', () => {
  const product = { id: '1', href: '/a', name: 'A', size: '', price: '', stock: '' };
  const message = {
    ...answer('Tarkoititko kokoa 205/55R16? Vahvista vastaamalla kyllä.'),
    products: [product],
  };
  expect(spokenParts(message, true).slice(-2)).toEqual([
    'Näytössä on 1 rengas hintoineen.',
    'Onko rengaskoko 205/55R16 oikein?',
  ]);
});

test('nothing that was said is said otherwise when more comes', () => {
  const words = fc.array(fc.constantFrom('Auki', 'klo', '9.', '17!', 'Ei?', 'maksaa:', '45'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, fc.nat(30), (all, until) => {
      const early = spokenParts(answer(all.slice(0, until).join(' ')), false);
      expect(spokenParts(answer(all.join(' ')), true).slice(0, early.length)).toEqual(early);
    }),
  );
});
