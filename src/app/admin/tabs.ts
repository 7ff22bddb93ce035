// The tabs of the back office: one for every slice that has an admin/routes.tsx, and the settings.
import type { AdminTab } from '../../platform/browser/admin/admin-tab.ts';
import { settingsTab } from './settings.tsx';

const modules = import.meta.glob<AdminTab>('../../features/*/admin/routes.tsx', { eager: true });

/** In the order they are shown. */
export const adminTabs: readonly AdminTab[] = [...Object.values(modules), settingsTab].toSorted(
  (first, second) => first.order - second.order,
);

/** The one that an address belongs to. */
export function openTab(pathname: string): AdminTab | undefined {
  return adminTabs.find(({ tab }) => pathname === `/admin/${tab}` || pathname.startsWith(`/admin/${tab}/`));
}
