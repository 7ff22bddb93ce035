// Facts as terms with their values: in rows, or as large figures side by side.
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

import layout from '../style/layout.module.css';
import styles from './fact-list.admin.module.css';

/** One without a value ('', false or null) is left out. */
export type Fact = readonly [term: string, value: ReactNode];

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return <Facts facts={facts} className={classNames(layout.stack2, styles.rows)} />;
}

export function FigureList({
  figures,
  className,
}: {
  figures: readonly Fact[];
  className?: string | undefined;
}) {
  return <Facts facts={figures} className={classNames(layout.cluster, styles.figures, className)} />;
}

function Facts({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== '' && value !== false && value !== null)
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
