// The blog tab of the back office: the list of articles, and the page on which one is written.
import Newspaper from 'lucide-react/icons/newspaper';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { articlesTab } from '../messages/tab.ts';

export const tab = 'blog';
export const { label } = articlesTab;
export const order = 62;
export const group = 'marketing';
export const icon = Newspaper;
export const routes: AdminTab['routes'] = [
  { index: true, lazy: async () => ({ Component: (await import('./list-page.tsx')).ArticleListPage }) },
  {
    path: ':id',
    lazy: async () => ({ Component: (await import('./editor/editor-page.tsx')).ArticleEditorPage }),
  },
];
