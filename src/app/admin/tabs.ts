// The tabs of the back office: one for every routes.tsx in a slice's admin folder, and the settings.
import { TAB_GROUPS, type AdminTab, type TabGroup } from '../../platform/browser/admin/admin-tab.ts';
import { settingsTab } from './settings.tsx';

const modules = import.meta.glob<AdminTab>('../../features/*/admin/**/routes.tsx', { eager: true });

/** In the order they are shown. */
export const adminTabs: readonly AdminTab[] = [...Object.values(modules), settingsTab].toSorted(
  (first, second) => groupOrder(first) - groupOrder(second) || first.order - second.order,
);

function groupOrder({ group }: AdminTab): number {
  return TAB_GROUPS.indexOf(group);
}

interface GroupOfTabs {
  group: TabGroup;
  tabs: readonly AdminTab[];
}

/** The groups that have any of these tabs. */
export function inGroups(tabs: readonly AdminTab[]): GroupOfTabs[] {
  return TAB_GROUPS.map((group) => ({ group, tabs: tabs.filter((tab) => tab.group === group) })).filter(
    (one) => one.tabs.length > 0,
  );
}

/** The one that an address belongs to. */
export function openTab(pathname: string): AdminTab | undefined {
  return adminTabs.find(({ tab }) => pathname === `/admin/${tab}` || pathname.startsWith(`/admin/${tab}/`));
}
