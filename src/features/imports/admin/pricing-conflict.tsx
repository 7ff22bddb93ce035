// Somebody else saved first: both versions where they differ, and the choice between them.
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { pricingMessages } from '../messages-pricing.ts';
import { pricingDifferences } from './pricing-form.ts';
import type { PricingConflict } from './use-pricing-form.ts';

import styles from './pricing-card.module.css';

const messages = pricingMessages.card;

export interface PricingConflictNoticeProps {
  conflict: PricingConflict;
  isSaving: boolean;
  onUseStored: () => void;
  onSaveOwn: () => void;
}

export function PricingConflictNotice({
  conflict,
  isSaving,
  onUseStored,
  onSaveOwn,
}: PricingConflictNoticeProps) {
  return (
    <div className={styles.conflict}>
      <Notice tone="warn" role="alert" title={messages.conflictTitle}>
        {pricingMessages.stale}
      </Notice>
      <Table caption={messages.conflictTable} isCaptionHidden isStacked>
        <thead>
          <tr>
            <th scope="col">{messages.conflictField}</th>
            <th scope="col">{messages.conflictStored}</th>
            <th scope="col">{messages.conflictOwn}</th>
          </tr>
        </thead>
        <tbody>
          {pricingDifferences(conflict.stored, conflict.own).map(({ name, stored, own }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={messages.conflictStored}>{stored ?? messages.conflictNoRule}</td>
              <td data-label={messages.conflictOwn}>{own ?? messages.conflictNoRule}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.choices}>
        <Button variant="outline" size="small" onClick={onUseStored}>
          {messages.takeStored}
        </Button>
        <Button size="small" isBusy={isSaving} onClick={onSaveOwn}>
          {messages.keepOwn}
        </Button>
      </div>
    </div>
  );
}
