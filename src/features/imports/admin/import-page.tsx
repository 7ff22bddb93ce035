// The start of an import: a list to choose, the margins its prices get, and the runs so far.
import { pageMessages as messages } from '../messages-page.ts';
import { History } from './history.tsx';
import { PricingCard } from './pricing-card.tsx';
import { UploadForm } from './upload-form.tsx';

import styles from './import-page.module.css';

export function ImportPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.columns}>
        <UploadForm />
        <PricingCard />
      </div>
      <History />
    </div>
  );
}
