// The cookie banner. Hidden until the script shows it, or until 'Evästeasetukset' in the footer opens it.
import { PRIVACY_PATH } from '../../features/pages/paths.ts';
import { Button } from '../../platform/ui/button.tsx';
import { consentMessages as messages } from '../messages.ts';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './consent.module.css';

export const CONSENT_ID = 'evasteasetukset';

interface ConsentBannerProps {
  /** Container of the tag manager; absent: nothing is ever measured, so the banner only informs. */
  tagManagerId: string | undefined;
  publishedPaths: ReadonlySet<string>;
}

export function ConsentBanner({ tagManagerId, publishedPaths }: ConsentBannerProps) {
  const isMeasured = tagManagerId !== undefined;
  const { title, text } = isMeasured ? messages.measured : messages.unmeasured;
  return (
    <section
      id={CONSENT_ID}
      popover="auto"
      aria-labelledby={`${CONSENT_ID}-title`}
      data-tag-manager={tagManagerId}
      className={`${styles.banner} ${styles.question}`}
    >
      <div className={styles.words}>
        <h2 id={`${CONSENT_ID}-title`} className={styles.title}>
          {title}
        </h2>{' '}
        <p className={`${layout.note} ${styles.text}`}>
          <span>{text}</span>{' '}
          {publishedPaths.has(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{messages.privacy}</a>}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="outline" size="small" data-consent="denied">
          {isMeasured ? messages.deny : messages.seen}
        </Button>
        {isMeasured && (
          <Button variant="outline" size="small" data-consent="accepted">
            {messages.accept}
          </Button>
        )}
      </div>
    </section>
  );
}
