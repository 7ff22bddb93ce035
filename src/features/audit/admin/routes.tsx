// The audit tab of the back office.
import History from 'lucide-react/icons/history';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { auditTab } from '../messages-tab.ts';

export const tab = 'muutosloki';
export const { label } = auditTab;
export const order = 800;
export const group = 'upkeep';
export const icon = History;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }) },
];
