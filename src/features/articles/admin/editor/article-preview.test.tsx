import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ArticlePreview } from './article-preview.tsx';

test('the preview of an article has the width of a desktop until the phone is chosen', () => {
  const html = renderToStaticMarkup(
    <ArticlePreview picture={undefined} title="Milloin vaihdan?" summary="" blocks={[]} />,
  );
  expect(html).toContain('data-width="desktop"');
  expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'desktop',
    'phone',
  ]);
  expect(html).toMatch(/checked=""[^>]*value="desktop"|value="desktop"[^>]*checked=""/);
});
