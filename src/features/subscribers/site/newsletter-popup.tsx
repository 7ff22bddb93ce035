// The popup of the newsletter. Hidden until its script shows it, five seconds after the page came.
import X from 'lucide-react/icons/x';

import { IconButton } from '../../../platform/ui/button.tsx';
import { popupMessages as messages } from '../messages.ts';
import { POPUP_ID as ID } from '../paths.ts';
import { NewsletterForm } from './newsletter-form.tsx';

import styles from './newsletter-form.module.css';

const SHOWN_AFTER_MS = 5000;

/** `className` gives the sheet's place and look. */
export function NewsletterPopup({ className }: { className: string | undefined }) {
  return (
    <section
      id={ID}
      popover="manual"
      aria-labelledby={`${ID}-title`}
      data-uninvited=""
      data-plain="subscribers/newsletter-popup"
      data-hydrate-after={SHOWN_AFTER_MS}
      className={className}
    >
      <div className={styles.popup}>
        <h2 id={`${ID}-title`}>{messages.title}</h2>
        <p>{messages.lead}</p>
        <NewsletterForm place="popup" />
        <IconButton label={messages.close} data-close="" className={styles.close}>
          <X />
        </IconButton>
      </div>
    </section>
  );
}
