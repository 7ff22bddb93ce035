// The tabs of the back office: one for every slice that has an admin/routes.tsx.
import type { AdminTab } from '../platform/browser/admin-tab.ts';

const modules = import.meta.glob<AdminTab>('../features/*/admin/routes.tsx', { eager: true });

/** In the order they are shown. */
export const adminTabs: readonly AdminTab[] = Object.values(modules).toSorted(
  (first, second) => first.order - second.order,
);
