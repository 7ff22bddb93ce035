import { expect, test } from 'vitest';

import { homepageSettingsSchema } from './contract.ts';
import { editorDraft, HERO_TEXTS, saveFailureWords } from './editor-draft.ts';

const empty = editorDraft(homepageSettingsSchema.parse({}));

test('the editor has both sections although none is stored, and every hero text with its flag', () => {
  expect(empty.sections).toEqual([
    { id: 'intro', title: '', content: '', visible: true },
    { id: 'services', title: '', content: '', visible: true },
  ]);
  const pairs = HERO_TEXTS.flat();
  const { image: _image, imageAlt: _alt, imagePosition: _position, ...texts } = empty.hero;
  expect([...pairs].toSorted()).toEqual(Object.keys(texts).toSorted());
});

test('a failed save names what was changed', () => {
  const withImage = { ...empty, hero: { ...empty.hero, image: '/api/files/a.webp' } };
  const described = { ...withImage, hero: { ...withImage.hero, imageAlt: 'Piha' } };
  expect(saveFailureWords(withImage, empty)).toEqual({
    title: 'Virhe kuvan poistamisessa',
    quoted: 'Failed to delete image',
  });
  expect(saveFailureWords(withImage, described).quoted).toBe('Failed to update image metadata');
  expect(saveFailureWords(empty, withImage).quoted).toBe('Failed to update homepage settings');
  expect(saveFailureWords(withImage, empty, 'unanswered').quoted).toBe('Error deleting image');
  expect(saveFailureWords(withImage, described, 'unanswered').quoted).toBe('Error updating image metadata');
  expect(saveFailureWords(empty, withImage, 'signed-out').quoted).toBe(
    'Authentication error. Please log in again.',
  );
});
