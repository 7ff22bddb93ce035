// The start of an import: a list to choose, the margins its prices get, and the runs so far.
import { useEffect, useRef, useState } from 'react';

import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { ImportRun } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { History } from './history.tsx';
import { PricingCard } from './pricing-card.tsx';
import { forgetPricingDraft } from './pricing-draft.ts';
import { useOpenRun } from './run-queries.ts';
import { UploadForm } from './upload-form.tsx';

import styles from './import-page.module.css';

export function ImportPage() {
  const [hasUnsentList, setHasUnsentList] = useState(false);
  const [hasUnsavedMargins, setHasUnsavedMargins] = useState(false);
  const [sent, setSent] = useState<ImportRun>();
  useOpenSent(hasUnsentList ? undefined : sent);
  return (
    <div className={styles.page}>
      {/* One for both forms: the router heeds a single guard. */}
      <UnsavedGuard isDirty={hasUnsentList || hasUnsavedMargins} onDiscard={forgetPricingDraft} />
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.columns}>
        <UploadForm onDirtyChange={setHasUnsentList} onSent={setSent} />
        <PricingCard onDirtyChange={setHasUnsavedMargins} />
      </div>
      <History />
    </div>
  );
}

/** Opens each sent list's run once, when the guard knows that the list is not lost: its effects come first. */
function useOpenSent(run: ImportRun | undefined): void {
  const openRun = useOpenRun();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!run || opened.current === run._id) return;
    opened.current = run._id;
    void openRun(run);
  }, [run, openRun]);
}
