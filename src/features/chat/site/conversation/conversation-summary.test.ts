import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MAX_SUMMARY_LENGTH } from '../../../enquiries/enquiry-limits.ts';
import { newMessage } from '../../chat-message.ts';
import { conversationSummary } from './conversation-summary.ts';

const tyre = {
  id: '1',
  href: '/renkaat/a',
  picture: '/a.webp',
  size: '205/55R16',
  each: '',
  stock: 'Varastossa',
};

test('the summary holds the size, the tyres shown and the questions', () => {
  const summary = conversationSummary([
    newMessage('1', 'user', 'onko 205/55 R16\nkitkoja'),
    {
      ...newMessage('2', 'assistant', 'Koossa 205/55R16 meillä on.'),
      products: [
        { ...tyre, name: 'Nokian A', price: '89 €' },
        { ...tyre, id: '2', name: 'Nokian B', price: '99 €' },
      ],
    },
    newMessage('3', 'user', 'paljonko asennus?'),
  ]);
  expect(summary).toBe(
    'Rengaskoko: 205/55R16. Näki: Nokian A 89 €, Nokian B 99 €. Kysyi: onko 205/55 R16 kitkoja / paljonko asennus?',
  );
});

test('without a question there is no summary', () => {
  expect(conversationSummary([])).toBe('');
});

test('the summary of any conversation fits an enquiry and holds the newest question', () => {
  const questions = fc.array(fc.string({ minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(questions, (asked) => {
      const summary = conversationSummary(asked.map((text, id) => newMessage(`${id}`, 'user', text)));
      expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
      expect(summary).toMatch(/Kysyi: /);
    }),
  );
});
