// Under a plot: the same figures as a table that unfolds, and as a file.
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';

import { Button } from '../button.tsx';
import { figuresMessages as messages } from '../messages.ts';

import layout from '../style/layout.module.css';
import styles from './chart.admin.module.css';

interface FiguresFootProps {
  table: ReactNode;
  onSave: () => void;
}

export function FiguresFoot({ table, onSave }: FiguresFootProps) {
  return (
    <div className={`${layout.spread} ${styles.foot}`}>
      <details>
        <summary>{messages.asTable}</summary>
        {table}
      </details>
      <CsvButton onSave={onSave} />
    </div>
  );
}

export function CsvButton({ onSave }: Pick<FiguresFootProps, 'onSave'>) {
  return (
    <Button variant="outline" size="small" icon={<Download />} onClick={onSave}>
      {messages.csv}
    </Button>
  );
}
