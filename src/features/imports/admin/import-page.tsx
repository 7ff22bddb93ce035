// The start of an import: a list to choose, the margins its prices get, and the runs so far.
import { useEffect, useRef, useState } from 'react';

import { removeDraft } from '../../../platform/browser/form/draft-storage.ts';
import { UnsavedGuard } from '../../../platform/ui/form/unsaved-guard.tsx';
import type { ImportRun } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { History } from './history.tsx';
import { PRICING_FORM, PricingCard } from './pricing/pricing-card.tsx';
import { useOpenRun } from './run/run-queries.ts';
import { UploadForm } from './upload-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './import-page.module.css';

export function ImportPage() {
  const [hasUnsentList, setHasUnsentList] = useState(false);
  const [hasUnsavedMargins, setHasUnsavedMargins] = useState(false);
  const [sent, setSent] = useState<ImportRun>();
  useOpenSent(hasUnsentList ? undefined : sent);
  return (
    <div className={`${layout.stack8} ${layout.office}`}>
      {/* One for both forms, as the router takes a single blocker. */}
      <UnsavedGuard
        isDirty={hasUnsentList || hasUnsavedMargins}
        onDiscard={() => removeDraft(`${PRICING_FORM}:only`)}
      />
      <header className={layout.stack2}>
        <h1>{messages.title}</h1>
        <p className={layout.lead}>{messages.lead}</p>
      </header>
      <div className={`${layout.stack6} ${styles.columns}`}>
        <UploadForm onDirtyChange={setHasUnsentList} onSent={setSent} />
        <PricingCard onDirtyChange={setHasUnsavedMargins} />
      </div>
      <History />
    </div>
  );
}

/** Opens each sent list's run once, after the guard has rendered that nothing is unsent. */
function useOpenSent(run: ImportRun | undefined): void {
  const openRun = useOpenRun();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!run || opened.current === run._id) return;
    opened.current = run._id;
    void openRun(run);
  }, [run, openRun]);
}
