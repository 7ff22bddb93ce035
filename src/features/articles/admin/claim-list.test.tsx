import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { findArticleClaims } from '../claim-check.ts';
import { ClaimList, ClaimsOf } from './claim-list.tsx';

const shown = (title: string, content: string) =>
  renderToStaticMarkup(<ClaimsOf title={title} content={content} />).replaceAll(/<[^>]+>/g, ' ');

test('staff see beside the text what it claims, where, why that matters and what would mend it', () => {
  const text = shown('Suomen halvimmat renkaat', 'Hyvä rengas.\nSe on ympäristöystävällinen.');
  expect(text).toContain('2 väitettä kannattaa tarkistaa');
  expect(text).toContain('Otsikko · Ylivertaisuus ilman näyttöä');
  expect(text).toContain('Rivi 2 · Ympäristöväite');
  expect(text).toContain('ympäristöystävällinen');
  expect(text).toContain('2024/825');
  expect(text).toContain('Kerro mitattu tieto');
});

test('a claim of the text can be shown in it', () => {
  const claims = findArticleClaims({ title: 'Suomen paras', summary: '', content: 'Vihreä valinta.' });
  const html = renderToStaticMarkup(<ClaimList claims={claims} onShow={() => undefined} />);
  expect(html).toContain('aria-label="Näytä tekstissä: Rivi 1"');
  expect(html.match(/Näytä tekstissä:/g)).toHaveLength(1);
});

test('where nothing is claimed there is nothing to see', () => {
  expect(shown('Talvirenkaat', 'Vaihda ajoissa.').trim()).toBe('');
});
