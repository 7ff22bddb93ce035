// The button in the editor that makes an offer message: it fills in subject and content, and what was typed stays unless
// somebody says otherwise.
import Tags from 'lucide-react/icons/tags';
import { useCallback, useState } from 'react';

import { showUndo } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
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
  const close = useCallback(() => setOpen(false), []);
  const { subject, content } = fields;
  const hasText = `${subject}${content}`.trim() !== '';
  const use = (message: Message): void => {
    change(message);
    close();
    if (hasText) showUndo(messages.replaced, messages.undo, () => change({ subject, content }));
  };
  const append = (message: Message): void => {
    change(withMessage({ subject, content }, message));
    close();
  };
  return (
    <div>
      <Button variant="outline" size="small" icon={<Tags />} onClick={() => setOpen(true)}>
        {newsletterListMessages.offerMessage}
      </Button>
      {isOpen && (
        <SidePanel title={messages.title} onClose={close} className={styles.panel}>
          <OfferMessageMaker onUse={use} onAppend={hasText ? append : undefined} />
        </SidePanel>
      )}
    </div>
  );
}
