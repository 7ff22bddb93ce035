// One card of the day: its name links to its list, then the figure, then what is to know of it.
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';

import { formatCount } from '../../../platform/contract/count.ts';
import { Card } from '../../../platform/ui/card.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { todayMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './today-page.module.css';

interface DayCardProps {
  icon: ComponentType<{ className?: string | undefined }>;
  title: string;
  /** The list behind the figure; undefined where the reader may not go there. */
  to?: string | undefined;
  figure?: { count: number; unit: string } | undefined;
  /** Somebody should act. */
  isUrgent?: boolean;
  isWide?: boolean;
  children?: ReactNode;
}

export function DayCard({ icon: Icon, title, to, figure, isUrgent, isWide, children }: DayCardProps) {
  return (
    <Card
      as="li"
      isLinked={to !== undefined}
      className={classNames(styles.card, isUrgent && styles.urgent, isWide && styles.wide)}
    >
      <h2 className={styles.title}>
        <Icon className={styles.icon} />
        {to === undefined ? title : <Link to={to}>{title}</Link>}
      </h2>
      {figure && (
        <p className={styles.figure}>
          <strong>{formatCount(figure.count)}</strong> {figure.unit}
        </p>
      )}
      {children}
    </Card>
  );
}

/** In place of a card's contents that could not be read. */
export function CardFailure() {
  return <p className={layout.note}>{messages.cardFailed}</p>;
}
