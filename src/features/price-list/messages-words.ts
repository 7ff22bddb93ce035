// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { priceEditorMessages } from './messages-editor.ts';
import { sectionTitles, unitNames } from './messages.ts';

export const priceListWords = {
  entities: { 'price-list': 'Hinnasto' },
  fields: {
    cents: 'Hinta',
    section: 'Osio',
    service: 'Palvelu',
    unit: 'Yksikkö',
    note: 'Huomautus',
    isFrom: 'Alkaen-hinta',
    passenger: 'Henkilöauto',
    suv: 'Maasturi',
    van: 'Pakettiauto',
  },
  values: { section: sectionTitles, unit: unitNames, service: priceEditorMessages.services },
  money: { cents: 'cents' },
} as const;
