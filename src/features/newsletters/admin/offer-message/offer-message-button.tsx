// The button in the editor that makes an offer message: it fills in subject and content, and typed text stays unless
// somebody replaces it.
import Tags from 'lucide-react/icons/tags';
import { useCallback, useState } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { newsletterListMessages } from '../../messages/admin.ts';
import { offerPanelMessages as messages } from '../../messages/offer.ts';
import { withMessage, type NewsletterText } from './offer-choice.ts';
import { OfferMessagePanel } from './offer-message.tsx';
import type { Message } from './stored-offer-message.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './offer-message.module.css';

interface OfferMessageButtonProps {
  fields: NewsletterText;
  change: (text: NewsletterText) => void;
}

export function OfferMessageButton({ fields, change }: OfferMessageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [replaced, setReplaced] = useState<Message & { by: Message }>();
  const close = useCallback(() => setOpen(false), []);
  const { subject, content } = fields;
  const hasText = `${subject}${content}`.trim() !== '';
  const use = (message: Message): void => {
    change(message);
    close();
    setReplaced(hasText ? { by: message, subject, content } : undefined);
  };
  const append = (message: Message): void => {
    change(withMessage({ subject, content }, message));
    close();
  };
  // Until something is typed over it: then there is no way back without losing that.
  const isUntouched = replaced?.by.subject === subject && replaced.by.content === content;
  return (
    <div className={`${layout.stack3} ${styles.start}`}>
      <Button variant="outline" size="small" icon={<Tags />} onClick={() => setOpen(true)}>
        {newsletterListMessages.offerMessage}
      </Button>
      {replaced && isUntouched && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => change({ subject: replaced.subject, content: replaced.content })}
            >
              {messages.undo}
            </Button>
          }
        >
          {messages.replaced}
        </Notice>
      )}
      {isOpen && (
        <SidePanel title={messages.title} onClose={close} className={styles.panel}>
          <OfferMessagePanel onUse={use} onAppend={hasText ? append : undefined} />
        </SidePanel>
      )}
    </div>
  );
}
