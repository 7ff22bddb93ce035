import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { findArticleClaims } from '../../writing/claim-check.ts';
import { ClaimList } from './claim-list.tsx';

const shown = (title: string, content: string) =>
  renderToStaticMarkup(<ClaimList claims={findArticleClaims({ title, summary: '', content })} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );

test('staff see what the text claims without proof, where, why that matters and what helps', () => {
  const text = shown('Suomen halvimmat renkaat', 'Hyvä rengas.\nSe on ympäristöystävällinen.');
  expect(text).toContain('2 väitettä kannattaa tarkistaa');
  expect(text).toContain('Otsikko · Ylivertaisuus ilman näyttöä');
  expect(text).toContain('Rivi 2 · Ympäristöväite');
  expect(text).toContain('ympäristöystävällinen');
  expect(text).toContain('2024/825');
  expect(text).toContain('Kerro mitattu tieto');
});

test('a claim can be selected in the text', () => {
  const claims = findArticleClaims({ title: 'Suomen paras', summary: '', content: 'Vihreä valinta.' });
  const html = renderToStaticMarkup(<ClaimList claims={claims} onShow={() => undefined} />);
  expect(html).toContain('aria-label="Näytä tekstissä: Rivi 1"');
  expect(html.match(/Näytä tekstissä:/g)).toHaveLength(1);
});

test('a text without claims shows no list', () => {
  expect(shown('Talvirenkaat', 'Vaihda ajoissa.').trim()).toBe('');
});
