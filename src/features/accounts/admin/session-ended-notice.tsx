// Shows for five seconds that the session has ended; stays while it is hovered or focused.
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';

import { IconButton } from '../../../platform/ui/button.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { sessionMessages as messages } from '../messages.ts';

import styles from './session-ended-notice.module.css';

const SHOWN_MS = 5_000;

export function SessionEndedNotice() {
  const [isShown, setIsShown] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (!isShown) return null;
  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Notice tone="bad" role="alert" title={messages.endedTitle} className={styles.text}>
        {messages.endedText}
      </Notice>
      <IconButton label={uiMessages.close} className={styles.close} onClick={() => setIsShown(false)}>
        <X />
      </IconButton>
    </div>
  );
}
