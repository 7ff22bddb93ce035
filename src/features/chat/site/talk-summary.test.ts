import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LONGEST_SUMMARY } from '../../enquiries/enquiry-limits.ts';
import { talkMessage } from '../talk-parts.ts';
import { talkSummary } from './talk-summary.ts';

const tyre = { id: '1', href: '/renkaat/a', size: '205/55R16', stock: 'Varastossa' };

test('the shop is told the size, the tyres shown and the questions', () => {
  const summary = talkSummary([
    talkMessage('1', 'user', 'onko 205/55 R16\nkitkoja'),
    {
      ...talkMessage('2', 'assistant', 'Koossa 205/55R16 meillä on.'),
      products: [
        { ...tyre, name: 'Nokian A', price: '89 €' },
        { ...tyre, id: '2', name: 'Nokian B', price: '99 €' },
      ],
    },
    talkMessage('3', 'user', 'paljonko asennus?'),
  ]);
  expect(summary).toBe(
    'Rengaskoko: 205/55R16. Näki: Nokian A 89 €, Nokian B 99 €. Kysyi: onko 205/55 R16 kitkoja / paljonko asennus?',
  );
});

test('where nothing was asked there is nothing to tell', () => {
  expect(talkSummary([])).toBe('');
});

test('however long a talk is, its summary fits an enquiry and tells of the newest question', () => {
  const questions = fc.array(fc.string({ minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(questions, (asked) => {
      const summary = talkSummary(asked.map((text, id) => talkMessage(`${id}`, 'user', text)));
      expect(summary.length).toBeLessThanOrEqual(LONGEST_SUMMARY);
      expect(summary).toMatch(/Kysyi: /);
    }),
  );
});
