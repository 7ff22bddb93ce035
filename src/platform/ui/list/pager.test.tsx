import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { Pager } from './pager.tsx';

const pager = (page: number, pageCount = 3) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/tires?laji=summer&sivu=2']}>
        <Pager label="Kokojen sivut" param="sivu" page={page} pageCount={pageCount} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const stopped = (markup: string) =>
  [...markup.matchAll(/<span role="link" aria-disabled="true"[^>]*>(.*?)<\/span>/g)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, ''),
  );

test('the steps of a pager are disabled on the first and the last page, and lead on between them', () => {
  expect(stopped(pager(1))).toEqual(['Edellinen']);
  expect(stopped(pager(3))).toEqual(['Seuraava']);
  const middle = pager(2);
  expect(stopped(middle)).toEqual([]);
  expect(middle).toMatch(/rel="prev"[^>]*href="\/admin\/tires\?laji=summer"/);
  expect(middle).toMatch(/rel="next"[^>]*href="\/admin\/tires\?laji=summer&amp;sivu=3"/);
});

test('a list of one page has no pager', () => {
  expect(pager(1, 1)).toBe('');
});
