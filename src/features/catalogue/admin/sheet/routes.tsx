// The tab of the tyres on offer: the sheet narrowed to them.
import Tag from 'lucide-react/icons/tag';

import type { AdminTab } from '../../../../platform/browser/admin/admin-tab.ts';
import { offersTab } from '../../messages-tab.ts';

export const tab = 'tarjoukset';
export const { label, synonyms } = offersTab;
export const order = 15;
export const group = 'sales';
export const icon = Tag;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./sheet-page.tsx')).OffersPage }) },
];
