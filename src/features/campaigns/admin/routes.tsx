// The campaigns tab: the list with its form over it, and what visitors see today.
import Megaphone from 'lucide-react/icons/megaphone';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { campaignsTab } from '../messages-tab.ts';

export const tab = 'campaigns';
export const { label } = campaignsTab;
export const order = 30;
export const group = 'marketing';
export const icon = Megaphone;
export const routes: AdminTab['routes'] = [
  {
    lazy: async () => ({ Component: (await import('./campaigns-page.tsx')).CampaignsPage }),
    children: [
      { index: true },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./campaign-modal.tsx')).NewCampaignModal }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./campaign-modal.tsx')).EditCampaignModal }),
      },
    ],
  },
  {
    path: 'active',
    lazy: async () => ({ Component: (await import('./active-page.tsx')).ActiveCampaignsPage }),
  },
];
