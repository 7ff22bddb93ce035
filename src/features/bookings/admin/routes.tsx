// The tab of bookings: the day with a card or a form over it, what is printed of it, and statistics.
import CalendarClock from 'lucide-react/icons/calendar-clock';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { bookingsTab } from '../messages/tab.ts';

export const tab = 'ajanvaraus';
export const { label, synonyms, keys } = bookingsTab;
export const order = 71;
export const group = 'customers';
export const icon = CalendarClock;
export const routes: AdminTab['routes'] = [
  {
    lazy: async () => ({ Component: (await import('./bookings-page.tsx')).BookingsPage }),
    children: [
      { index: true },
      {
        path: 'uusi',
        lazy: async () => ({ Component: (await import('./card/booking-panels.tsx')).NewBookingPanel }),
      },
      {
        path: 'jonosta',
        lazy: async () => ({ Component: (await import('./card/walk-in-panel.tsx')).WalkInPanel }),
      },
      {
        path: 'sulku',
        lazy: async () => ({ Component: (await import('./card/block-form.tsx')).NewBlockPanel }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./card/booking-panel.tsx')).BookingPanel }),
      },
      {
        path: ':id/muokkaa',
        lazy: async () => ({ Component: (await import('./card/booking-panels.tsx')).EditBookingPanel }),
      },
    ],
  },
  {
    path: 'tilastot',
    lazy: async () => ({ Component: (await import('./statistics/statistics-page.tsx')).StatisticsPage }),
  },
  {
    path: 'keruulista',
    lazy: async () => ({ Component: (await import('./print/pick-list-page.tsx')).PickListPage }),
  },
  {
    path: ':id/tyomaarain',
    lazy: async () => ({ Component: (await import('./print/work-order-page.tsx')).WorkOrderPage }),
  },
];
