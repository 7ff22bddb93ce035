// The pictures tab of the back office.
import Images from 'lucide-react/icons/images';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { mediaTab } from '../messages-tab.ts';

export const tab = 'kuvat';
export const { label } = mediaTab;
export const order = 90;
export const group = 'site';
export const icon = Images;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./media-page.tsx')).MediaPage }) },
];
