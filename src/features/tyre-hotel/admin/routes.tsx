// The tab of the tyre hotel: the list, taking in, a page for each set, labels to print.
import Warehouse from 'lucide-react/icons/warehouse';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { tyreHotelTab } from '../messages/tab.ts';

export const tab = 'rengashotelli';
export const { label, synonyms } = tyreHotelTab;
export const order = 72;
export const group = 'customers';
export const icon = Warehouse;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./sets/sets-page.tsx')).SetsPage }) },
  { path: 'uusi', lazy: async () => ({ Component: (await import('./intake-page.tsx')).IntakePage }) },
  { path: 'tarrat', lazy: async () => ({ Component: (await import('./labels-page.tsx')).LabelsPage }) },
  { path: ':id', lazy: async () => ({ Component: (await import('./sets/set-page.tsx')).SetPage }) },
  { path: ':id/muokkaa', lazy: async () => ({ Component: (await import('./intake-page.tsx')).EditSetPage }) },
  { path: ':id/mittaus', lazy: async () => ({ Component: (await import('./check-page.tsx')).CheckPage }) },
];
