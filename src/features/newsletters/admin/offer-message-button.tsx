// The button in the editor that makes an offer message: it fills in subject and content, and what was typed stays unless
// somebody says otherwise.
import Tags from 'lucide-react/icons/tags';
import { useCallback, useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { newsletterListMessages } from '../messages-admin.ts';
import { offerPanelMessages as messages } from '../messages-offer.ts';
import type { Message } from './kept-offer-message.ts';
import { withMessage } from './offer-choice.ts';
import { OfferMessageMaker } from './offer-message.tsx';
import type { NewsletterEditing } from './use-newsletter-editor.ts';

import styles from './offer-message.module.css';

export function OfferMessageButton({ editing: { fields, change } }: { editing: NewsletterEditing }) {
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
    <div className={styles.start}>
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
          <OfferMessageMaker onUse={use} onAppend={hasText ? append : undefined} />
        </SidePanel>
      )}
    </div>
  );
}
