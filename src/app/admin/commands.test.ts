// What of the back office is for the shop's owner alone, and by which words the command palette finds the rest.
import { beforeEach, expect, test, vi } from 'vitest';

import { visibleTo } from '../../features/accounts/admin/session.ts';
import { findCommands } from './commands.ts';
import { settingsCards } from './settings-page.tsx';
import { adminTabs } from './tabs.ts';

// A shop that contains nothing yet.
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      new URL(address, 'http://shop.example').pathname === '/api/tires/counter'
        ? { items: [], total: 0 }
        : [],
    ),
  );
  return () => vi.unstubAllGlobals();
});

async function found(words: string, isOwner: boolean): Promise<string[]> {
  const parts = (['first', 'others'] as const).map((part) =>
    findCommands(words, isOwner, new AbortController().signal, part),
  );
  return (await Promise.all(parts)).flat().flatMap(({ commands }) => commands.map(({ label }) => label));
}

test('staff get neither statistics, operations nor accounts, not in the palette either', async () => {
  const shown = (isOwner: boolean) => [
    ...visibleTo(isOwner, adminTabs).map(({ label }) => label),
    ...visibleTo(isOwner, settingsCards).map(({ title }) => title),
  ];
  const ownersOnly = ['Tilastot', 'Ylläpito', 'Käyttäjätunnukset'];
  expect(shown(true)).toEqual(expect.arrayContaining(ownersOnly));
  expect(shown(false)).toEqual(shown(true).filter((label) => !ownersOnly.includes(label)));
  for (const label of ownersOnly) {
    expect(await found(label, true)).toContain(label);
    expect(await found(label, false)).not.toContain(label);
  }
});

test.each([
  ['luo kampanja', 'Uusi kampanja'],
  ['vaihda salasana', 'Kirjautuminen'],
  ['varmuuskopio', 'Ylläpito'],
  ['tarra', 'Rengashotelli'],
  ['kate', 'Tuonti'],
  ['faq', 'Usein kysyttyä'],
  ['pyhä', 'Aukioloajat'],
  ['sulje liike', 'Aukioloajat'],
  ['luo uutiskirje', 'Uusi uutiskirje'],
  ['uusi blogiartikkeli', 'Uusi artikkeli'],
  ['lisää rengas', 'Uusi rengastuote'],
  ['odottajat', 'Rengasta odottavat'],
])('the palette finds by %j the command %s', async (words, label) => {
  expect(await found(words, true)).toContain(label);
});

test('the palette finds nothing by a word that nothing has', async () => {
  expect(await found('zzzz', true)).toEqual([]);
});
