import { expect, test } from 'vitest';

import {
  filesOf,
  findUploadedPicture,
  srcSetOf,
  stemOf,
  uploadedPicturesIn,
  widthsOf,
} from './uploaded-picture.ts';

const NAME = `${'k'.repeat(20)}-1200x800.jpg`;

test('the address of a picture gives its size and all its files', () => {
  const picture = { name: NAME, widthPx: 1200, heightPx: 800 };
  expect(findUploadedPicture(`/api/files/${NAME}`)).toEqual(picture);
  expect(findUploadedPicture(`api/files/${NAME}`)).toEqual(picture);
  expect(widthsOf(picture)).toEqual([480, 960, 1200]);
  expect(widthsOf({ widthPx: 480 })).toEqual([480]);
  expect(widthsOf({ widthPx: 20 })).toEqual([20]);
  expect(filesOf(picture)).toHaveLength(7);
  for (const file of filesOf(picture)) expect(stemOf(file)).toBe(NAME.replace('.jpg', ''));
  expect(srcSetOf({ ...picture, widthPx: 480 }, 'avif')).toBe(
    `/api/files/${NAME.replace('.jpg', '-480.avif')} 480w`,
  );
});

test.each([
  '/pictures/a.jpg',
  'https://x.fi/api/files/a.jpg',
  '/api/files/',
  '/api/files/a.jpg',
  `/api/files/../${NAME}`,
  `/api/files/${NAME}?x`,
  `/api/files/${NAME.replace('.jpg', '-480.webp')}`,
  `/api/files/${NAME.replace('jpg', 'svg')}`,
])('%s is no uploaded picture', (path) => {
  expect(findUploadedPicture(path)).toBeUndefined();
});

test('pictures are found in a text, each once', () => {
  const path = `/api/files/${NAME}`;
  expect(uploadedPicturesIn(`![a](${path}) ja ![b](${path}), /api/files/x.jpg`)).toEqual([path]);
});
