// The newsletters tab: the list with forms, sending and progress over it.
import Mail from 'lucide-react/icons/mail';

import type { AdminTab } from '../../../platform/browser/admin/admin-tab.ts';
import { newslettersTab } from '../messages/tab.ts';

export const tab = 'newsletters';
export const { label } = newslettersTab;
export const order = 55;
export const group = 'marketing';
export const icon = Mail;
export const routes: AdminTab['routes'] = [
  {
    lazy: async () => ({ Component: (await import('./newsletters-page.tsx')).NewslettersPage }),
    children: [
      { index: true },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./editor/newsletter-modal.tsx')).NewNewsletterModal }),
      },
      {
        path: 'offer-message',
        lazy: async () => ({
          Component: (await import('./offer-message/offer-message.tsx')).OfferMessageModal,
        }),
      },
      {
        path: ':id',
        lazy: async () => ({
          Component: (await import('./editor/newsletter-modal.tsx')).EditNewsletterModal,
        }),
      },
      {
        path: ':id/send',
        lazy: async () => ({ Component: (await import('./sending/send-modal.tsx')).SendModal }),
      },
      {
        path: ':id/delivery',
        lazy: async () => ({ Component: (await import('./sending/delivery-panel.tsx')).DeliveryPanel }),
      },
    ],
  },
];
