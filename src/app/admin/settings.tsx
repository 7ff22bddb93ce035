// The settings tab: the cards of every slice that has an admin/settings.tsx, and a card's panel over them.
import SettingsIcon from 'lucide-react/icons/settings';
import { Suspense, lazy, useCallback } from 'react';
import { Link, Outlet, useNavigate, type RouteObject } from 'react-router';

import { visibleTo, useIsOwner } from '../../features/accounts/admin/session.ts';
import type { AdminTab } from '../../platform/browser/admin/admin-tab.ts';
import type { SettingsCard } from '../../platform/browser/admin/settings-card.ts';
import { SidePanel } from '../../platform/ui/overlay/side-panel.tsx';
import { Skeleton } from '../../platform/ui/page/skeleton.tsx';
import { adminMessages as messages } from './messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './settings.module.css';

const modules = import.meta.glob<{ cards: readonly SettingsCard[] }>('../../features/*/admin/settings.tsx', {
  eager: true,
});

export const settingsCards: readonly SettingsCard[] = Object.values(modules)
  .flatMap((slice) => slice.cards)
  .toSorted((first, second) => first.order - second.order);

export const settingsTab: AdminTab = {
  tab: 'settings',
  label: messages.settings,
  order: 200,
  group: 'site',
  icon: SettingsIcon,
  routes: [{ path: '', Component: SettingsPage, children: settingsCards.map(cardRoute) }],
};

function SettingsPage() {
  const cards = visibleTo(useIsOwner(), settingsCards);
  return (
    <div className={`${layout.stack5} ${layout.office}`}>
      <h1>{messages.settings}</h1>
      <ul className={styles.cards}>
        {cards.map(({ card, title, text, icon: CardIcon }) => (
          <li key={card}>
            <Link to={`/admin/settings/${card}`} className={styles.card}>
              {CardIcon && <CardIcon className={styles.icon} />}
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Outlet />
    </div>
  );
}

function cardRoute({ card, title, load }: SettingsCard): RouteObject {
  const Panel = lazy(async () => ({ default: (await load()).Panel }));
  function CardPanel() {
    const navigate = useNavigate();
    const close = useCallback(() => void navigate('/admin/settings'), [navigate]);
    return (
      <SidePanel title={title} onClose={close} className={styles.panel}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Panel />
        </Suspense>
      </SidePanel>
    );
  }
  return { path: card, Component: CardPanel };
}
