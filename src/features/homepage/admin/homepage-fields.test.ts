import { expect, test } from 'vitest';

import { versionsOf } from '../../../platform/browser/form/field-table.ts';
import { homepageSettingsSchema } from '../contract.ts';
import { editorDraft } from '../editor-draft.ts';
import { homepageFields } from './homepage-fields.ts';

test('every setting that differs is shown by its name', () => {
  const empty = editorDraft(homepageSettingsSchema.parse({}));
  const own = editorDraft(
    homepageSettingsSchema.parse({
      hero: { mainHeading: 'Talvi tuli', buttonVisible: false, imagePosition: 'top' },
      sections: [{ id: 'services', title: 'Palvelumme' }],
      financingCTA: { visible: true },
    }),
  );
  const differing = versionsOf(homepageFields, empty, own).filter((field) => field.stored !== field.own);
  expect(differing).toEqual([
    { name: 'Pääotsikko', stored: '', own: 'Talvi tuli' },
    { name: 'Ajanvarauspainike: näkyy etusivulla', stored: 'Kyllä', own: 'Ei' },
    { name: 'Kuvan kohdistus', stored: 'Keskellä', own: 'Ylhäällä' },
    { name: 'Palvelut, otsikko', stored: '', own: 'Palvelumme' },
    { name: 'Rahoitus-osio: näkyy etusivulla', stored: 'Ei', own: 'Kyllä' },
  ]);
});
