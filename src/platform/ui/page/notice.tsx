// A message in the page: what happened and what to do about it.
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import tones from '../style/tones.module.css';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  /** The message itself. */
  children?: ReactNode;
  /** An English text quoted word for word, smaller under the message. */
  quoted?: string | undefined;
  /** One link or button. */
  action?: ReactNode;
  /** Read out when it appears: 'status' waits its turn, 'alert' does not. Leave out for what was on the page from the start. */
  role?: 'status' | 'alert' | undefined;
  className?: string | undefined;
}

const toneIcons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

export function Notice({ tone, title, children, quoted, action, role, className }: NoticeProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <div role={role} className={classNames(styles.notice, tones[tone], className)}>
      <ToneIcon className={styles.icon} />
      <div className={styles.text}>
        <VisuallyHidden>{`${uiMessages.noticeTones[tone]}: `}</VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {quoted && (
          <p lang="en" className={styles.quoted}>
            {quoted}
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
