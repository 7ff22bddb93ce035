// What a slice adds to the back office: the exports of its admin/routes.tsx.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

export interface AdminTab {
  /** The tab's address below /admin: 'tuonti' stands at /admin/tuonti. */
  readonly tab: string;
  /** Finnish name in the navigation. */
  readonly label: string;
  /** Place among the tabs, smallest first. */
  readonly order: number;
  /** Drawn beside the label. */
  readonly icon?: ComponentType<{ className?: string | undefined }>;
  /** Stands after the label: what waits there. Draws nothing when nothing does. */
  readonly badge?: ComponentType;
  /** Relative to the tab's address; each page lazy, so that the shell stays small. */
  readonly routes: readonly RouteObject[];
}
