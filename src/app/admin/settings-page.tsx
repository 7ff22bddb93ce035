// The cards of every slice that has an admin/settings.tsx, and a card's panel over them.
import { Suspense, lazy, useCallback } from 'react';
import { Link, Navigate, Outlet, useNavigate, useParams } from 'react-router';

import { visibleTo, useIsOwner } from '../../features/accounts/admin/session.ts';
import type { SettingsCard } from '../../platform/browser/admin/settings-card.ts';
import { SidePanel } from '../../platform/ui/overlay/side-panel.tsx';
import { Skeleton } from '../../platform/ui/page/skeleton.tsx';
import { adminMessages as messages } from './messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './settings-page.module.css';

const modules = import.meta.glob<{ cards: readonly SettingsCard[] }>('../../features/*/admin/settings.tsx', {
  eager: true,
});

export const settingsCards: readonly SettingsCard[] = Object.values(modules)
  .flatMap((slice) => slice.cards)
  .toSorted((first, second) => first.order - second.order);

const panels = new Map(
  settingsCards.map(({ card, title, load }) => [
    card,
    { title, Panel: lazy(async () => ({ default: (await load()).Panel })) },
  ]),
);

export function SettingsPage() {
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

export function SettingsPanel() {
  const { card = '' } = useParams();
  const navigate = useNavigate();
  const close = useCallback(() => void navigate('/admin/settings'), [navigate]);
  const found = panels.get(card);
  if (!found) return <Navigate to="/admin/settings" replace />;
  const { title, Panel } = found;
  return (
    <SidePanel key={card} title={title} onClose={close} className={styles.panel}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Panel />
      </Suspense>
    </SidePanel>
  );
}
