// The tab of competitors' prices: the list with a form or the changes over it.
import Radar from 'lucide-react/icons/radar';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { competitorsTab } from '../messages-tab.ts';

export const tab = 'competitor-prices';
export const { label } = competitorsTab;
export const order = 65;
export const group = 'sales';
export const icon = Radar;
export const routes: AdminTab['routes'] = [
  {
    lazy: async () => ({ Component: (await import('./competitors-page.tsx')).CompetitorsPage }),
    children: [
      { index: true },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./tracking-panel.tsx')).NewTrackingPanel }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./tracking-panel.tsx')).EditTrackingPanel }),
      },
      {
        path: ':id/changes',
        lazy: async () => ({ Component: (await import('./changes-panel.tsx')).ChangesPanel }),
      },
    ],
  },
];
