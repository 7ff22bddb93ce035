// All conversations that began in a period as a file; default: the last 30 days.
import { useState } from 'react';

import { addDays, helsinkiDay, isDay } from '../../../platform/contract/dates.ts';
import { DownloadButton } from '../../../platform/ui/download-button.tsx';
import { DateField } from '../../../platform/ui/form/date-field.tsx';
import {
  conversationErrors,
  conversationExport,
  conversationMessages as messages,
} from '../messages/conversations.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './conversations-page.module.css';

const DAYS = 30;

export function ExportPeriod() {
  const [today] = useState(() => helsinkiDay(new Date()));
  const [from, setFrom] = useState(addDays(today, 1 - DAYS));
  const [to, setTo] = useState(today);
  // A day without its year is the last one there was.
  const yearAgo = addDays(today, -364);
  return (
    <fieldset className={styles.period}>
      <legend>{messages.exportTitle}</legend>
      <div className={`${layout.cluster} ${styles.export}`}>
        <DateField label={messages.exportFrom} value={from} from={yearAgo} onChange={setFrom} />
        <DateField label={messages.exportTo} value={to} from={yearAgo} onChange={setTo} />
        <DownloadButton
          size="small"
          path={`/conversations/export?${new URLSearchParams({ from, to })}`}
          name={conversationExport.file(from, to)}
          label={messages.export}
          disabledReason={isDay(from) && isDay(to) && from <= to ? undefined : conversationErrors.badPeriod}
        />
      </div>
    </fieldset>
  );
}
