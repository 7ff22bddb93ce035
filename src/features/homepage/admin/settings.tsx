// The cards of the home page's content and lists in the settings tab.
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Factory from 'lucide-react/icons/factory';
import House from 'lucide-react/icons/house';

import type { SettingsCard } from '../../../platform/browser/admin/settings-card.ts';
import { editorMessages } from '../messages-editor.ts';
import { brandsEditorMessages, faqEditorMessages, sellingPointsEditorMessages } from '../messages-lists.ts';

export const cards: readonly SettingsCard[] = [
  {
    card: 'etusivu',
    title: editorMessages.title,
    text: editorMessages.cardText,
    order: 20,
    icon: House,
    load: async () => ({ Panel: (await import('./homepage-panel.tsx')).HomepagePanel }),
  },
  {
    card: 'kysymykset',
    title: faqEditorMessages.title,
    text: faqEditorMessages.cardText,
    order: 30,
    icon: CircleQuestionMark,
    synonyms: faqEditorMessages.synonyms,
    load: async () => ({ Panel: (await import('./faq-panel.tsx')).FaqPanel }),
  },
  {
    card: 'myyntilauseet',
    title: sellingPointsEditorMessages.title,
    text: sellingPointsEditorMessages.cardText,
    order: 40,
    icon: BadgeCheck,
    load: async () => ({ Panel: (await import('./selling-points-panel.tsx')).SellingPointsPanel }),
  },
  {
    card: 'merkit',
    title: brandsEditorMessages.title,
    text: brandsEditorMessages.cardText,
    order: 50,
    icon: Factory,
    load: async () => ({ Panel: (await import('./brands-panel.tsx')).BrandsPanel }),
  },
];
