// Cards of the library of pictures as they are drawn.
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import type { Media } from '../contract.ts';
import { withUniqueNames } from './media-queries.ts';
import { PictureCard } from './picture-card.tsx';

function picture(name: string, originalName: string): Media {
  const measures = { widthPx: 1200, heightPx: 800, bytes: 90_000 };
  const createdAt = '2026-11-21T10:00:00.000Z';
  return { name, imageUrl: `/api/files/${name}.jpg`, originalName, ...measures, createdAt, uses: [] };
}

/** Accessible names and texts of the buttons. */
function buttonsOf(pictures: readonly Media[]): { label: string; text: string }[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {withUniqueNames(pictures).map((media) => (
        <PictureCard key={media.name} media={media} onDelete={() => undefined} />
      ))}
    </MemoryRouter>,
  );
  return [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(
    ([, label = '', content = '']) => ({ label, text: content.replaceAll(/<[^>]*>/g, '').trim() }),
  );
}

test('pictures of one file name are numbered, and button names begin with the button text', () => {
  const names = ['kuva.png', 'kuva.png (2)', 'kuva.png', 'kuva.png', 'halli.jpg'];
  const buttons = buttonsOf(names.map((name, at) => picture(String(at), name)));
  const labels = buttons.map(({ label }) => label);
  expect(labels).toHaveLength(10);
  expect(new Set(labels).size).toBe(10);
  expect(labels.filter((label) => label.startsWith('Poista '))).toEqual([
    'Poista kuva.png',
    'Poista kuva.png (2)',
    'Poista kuva.png (3)',
    'Poista kuva.png (4)',
    'Poista halli.jpg',
  ]);
  for (const { label, text } of buttons) expect(label.startsWith(text) && text !== '').toBe(true);
});
