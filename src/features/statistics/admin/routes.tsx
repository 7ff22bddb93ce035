// The owner's tab of statistics.
import ChartColumn from 'lucide-react/icons/chart-column';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { statisticsTab } from '../messages-tab.ts';

export const tab = 'tilastot';
export const label = statisticsTab.title;
export const order = 805;
export const group = 'upkeep';
export const icon = ChartColumn;
export const { synonyms } = statisticsTab;
export const isForOwner = true;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./statistics-page.tsx')).StatisticsPage }) },
];
