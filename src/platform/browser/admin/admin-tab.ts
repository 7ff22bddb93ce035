// What a slice adds to the back office: the exports of its admin/routes.tsx.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Groups of tabs, in their order. */
export const TAB_GROUPS = ['today', 'customers', 'sales', 'marketing', 'site', 'upkeep'] as const;
export type TabGroup = (typeof TAB_GROUPS)[number];

export interface AdminTab {
  /** The tab's address below /admin: 'tuonti' is /admin/tuonti. */
  readonly tab: string;
  /** Finnish name in the navigation. */
  readonly label: string;
  /** Place within its group, smallest first. */
  readonly order: number;
  readonly group: TabGroup;
  /** Shown next to the label. */
  readonly icon?: ComponentType<{ className?: string | undefined }>;
  /** Drawn after the label: how much waits there; nothing when nothing does. */
  readonly badge?: ComponentType;
  /** Useless to staff who do not own the shop, so hidden from them. */
  readonly isForOwner?: boolean;
  /** Its own keys and what they do, for the list of shortcuts. */
  readonly keys?: readonly (readonly [key: string, text: string])[];
  /** Other words the command palette finds it by: 'varmuuskopio'. */
  readonly synonyms?: string;
  /** Relative to the tab's address; each page lazy, so that the shell stays small. */
  readonly routes: readonly RouteObject[];
}
