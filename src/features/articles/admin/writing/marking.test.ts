// What is sent of pasted or dropped files.
import { expect, test } from 'vitest';

import { pictureAmong } from './marking.tsx';

const picture = new File(['x'], 'kuva.png', { type: 'image/png' });
const paper = new File(['x'], 'tarjous.pdf', { type: 'application/pdf' });

test('of pasted or dropped files the first picture is uploaded, or another file refused', () => {
  expect(pictureAmong([], '')).toBeUndefined();
  expect(pictureAmong([paper, picture], '')).toBe(picture);
  expect(pictureAmong([paper], '')).toBe(paper);
});

test('text pasted with a picture of itself stays text, names of copied files do not', () => {
  expect(pictureAmong([picture], 'Koko\tHinta')).toBeUndefined();
  expect(pictureAmong([picture, paper], 'kuva.png\ntarjous.pdf')).toBe(picture);
});
