// The tyre tab of the back office: sizes with their products; its panels are in the URL; and all tyres as a sheet.
import Disc from 'lucide-react/icons/disc-3';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { catalogueTab } from '../messages-tab.ts';

export const tab = 'tires';
export const { label } = catalogueTab;
export const order = 10;
export const group = 'sales';
export const icon = Disc;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./tyres-page.tsx')).TyresPage }) },
  {
    path: 'myyntikuntoisuus',
    lazy: async () => ({ Component: (await import('./readiness-page.tsx')).ReadinessPage }),
  },
  {
    path: 'eu-rekisteri',
    lazy: async () => ({
      Component: (await import('../../label-register/admin/register-page.tsx')).RegisterPage,
    }),
  },
  { path: 'taulukko', lazy: async () => ({ Component: (await import('./sheet/sheet-page.tsx')).SheetPage }) },
];
