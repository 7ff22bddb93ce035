// The operations tab of the back office.
import Activity from 'lucide-react/icons/activity';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { operationsTab } from '../messages-tab.ts';

export const tab = 'yllapito';
export const { label, synonyms } = operationsTab;
export const order = 810;
export const group = 'upkeep';
export const icon = Activity;
export const isForOwner = true;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./operations-page.tsx')).OperationsPage }) },
];
