// The home page's tab of the back office: one form, an address for each of its four parts.
import House from 'lucide-react/icons/house';
import { Navigate } from 'react-router';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { homepageTab } from './messages-tab.ts';

export const tab = 'homepage';
export const { label } = homepageTab;
export const order = 80;
export const group = 'site';
export const icon = House;
export const routes: AdminTab['routes'] = [
  { index: true, element: <Navigate to="/admin/homepage/hero" replace /> },
  { path: ':part', lazy: async () => ({ Component: (await import('./homepage-page.tsx')).HomepagePage }) },
];
