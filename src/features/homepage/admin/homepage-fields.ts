// The settings of the home page as fields of the editor: their names, and how two versions of them are shown.
import type { FieldTable, RecordField } from '../../../platform/browser/form/field-table.ts';
import { SECTION_IDS, type HomepageSettings } from '../contract.ts';
import { CTA_TEXTS, HERO_TEXTS, inPart } from '../editor-draft.ts';
import {
  fieldMessages as names,
  financingFieldMessages,
  imageFieldMessages,
  sectionFieldMessages,
} from '../messages-editor.ts';

type SettingsField = RecordField<HomepageSettings>;

const cta = financingFieldMessages.financing;
const settings: SettingsField[] = [
  ...HERO_TEXTS.flatMap(([text, flag]): SettingsField[] => [
    { name: `hero.${text}`, label: names[text] },
    { name: `hero.${flag}`, label: names.visibleOf(names[text]) },
  ]),
  { name: 'hero.image', label: names.image },
  { name: 'hero.imageAlt', label: names.imageAlt },
  {
    name: 'hero.imagePosition',
    label: names.imagePosition,
    text: ({ hero }) => imageFieldMessages.positions[hero.imagePosition],
  },
  ...SECTION_IDS.flatMap((id, index): SettingsField[] => {
    const name = sectionFieldMessages[id];
    return [
      { name: `sections.${index}.title`, label: inPart(name, names.sectionTitle) },
      { name: `sections.${index}.content`, label: inPart(name, names.sectionContent) },
      { name: `sections.${index}.visible`, label: names.visibleOf(name) },
    ];
  }),
  ...CTA_TEXTS.map(([text, label]): SettingsField => ({
    name: `financingCTA.${text}`,
    label: inPart(cta, names[label]),
  })),
  { name: 'financingCTA.visible', label: names.visibleOf(cta) },
];

export const homepageFields: FieldTable<HomepageSettings> = settings.map((field) => ({
  ...field,
  sentAs: `homepageSettings.${field.name}`,
}));
