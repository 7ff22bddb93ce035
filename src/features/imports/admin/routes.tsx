// The import tab of the back office: the list of runs with the way to a new one, and a page for each run.
import FileUp from 'lucide-react/icons/file-up';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { importsTab } from '../messages-words.ts';

export const tab = 'tuonti';
export const { label, synonyms } = importsTab;
export const order = 100;
export const group = 'sales';
export const icon = FileUp;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }) },
  { path: ':id', lazy: async () => ({ Component: (await import('./run/run-page.tsx')).RunPage }) },
];
