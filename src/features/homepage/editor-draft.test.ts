import { expect, test } from 'vitest';

import { homepageSettingsSchema } from './contract.ts';
import { editorDraft, HERO_TEXTS, saveFailureWords, settingsDifferences } from './editor-draft.ts';

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

test('every setting that differs is told by its name', () => {
  const own = editorDraft(
    homepageSettingsSchema.parse({
      hero: { mainHeading: 'Talvi tuli', buttonVisible: false, imagePosition: 'top' },
      sections: [{ id: 'services', title: 'Palvelumme' }],
      financingCTA: { visible: true },
    }),
  );
  const differing = settingsDifferences(empty, own).filter((field) => field.stored !== field.own);
  expect(differing).toEqual([
    { name: 'Pääotsikko', stored: '', own: 'Talvi tuli' },
    { name: 'Ajanvarauspainike: näkyy etusivulla', stored: 'Kyllä', own: 'Ei' },
    { name: 'Kuvan kohdistus', stored: 'Keskellä', own: 'Ylhäällä' },
    { name: 'Palvelut, otsikko', stored: '', own: 'Palvelumme' },
    { name: 'Rahoitus-osio: näkyy etusivulla', stored: 'Ei', own: 'Kyllä' },
  ]);
});

test('a failed save is called by what was changed', () => {
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
