// The question about cookies. Hidden until the script asks it, or until 'Evästeasetukset' in the footer opens it.
import { Button } from '../platform/ui/button.tsx';
import { consentMessages as messages } from './messages.ts';

import styles from './site-consent.module.css';

export const CONSENT_ID = 'evasteasetukset';
const PRIVACY_PATH = '/tietosuojaseloste';

interface ConsentBannerProps {
  /** Container of the tag manager; absent: nothing is ever measured. */
  tagManagerId: string | undefined;
  knownPaths: ReadonlySet<string>;
}

export function ConsentBanner({ tagManagerId, knownPaths }: ConsentBannerProps) {
  return (
    <section
      id={CONSENT_ID}
      popover="manual"
      aria-labelledby={`${CONSENT_ID}-title`}
      data-uninvited="1"
      data-tag-manager={tagManagerId}
      className={styles.banner}
    >
      <h2 id={`${CONSENT_ID}-title`} className={styles.title}>
        {messages.title}
      </h2>
      <p className={styles.text}>
        {messages.text} {knownPaths.has(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{messages.privacy}</a>}
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" data-consent="denied">
          {messages.deny}
        </Button>
        <Button variant="outline" data-consent="accepted">
          {messages.accept}
        </Button>
      </div>
    </section>
  );
}
