// Short messages at the screen's edge: the region and one message. Errors never live here alone; they repeat in the page.
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import type { NoticeTone } from '../page/notice.tsx';

import styles from './toast.admin.module.css';

/** The live region of toasts; rendered from the start, or screen readers announce nothing. */
export function ToastRegion({ children, ...rest }: Omit<ComponentProps<'div'>, 'className' | 'role'>) {
  return (
    <div
      {...rest}
      role="region"
      aria-label={uiMessages.notifications}
      aria-live="polite"
      className={styles.region}
    >
      {children}
    </div>
  );
}

export interface ToastProps {
  /** Sets the mark at the message's edge; the words carry the meaning. */
  tone: NoticeTone;
  children: ReactNode;
  /** One button, to undo or to look. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
}

export function Toast({ tone, children, action, onClose }: ToastProps) {
  return (
    <div data-type={tone} className={styles.toast}>
      <p className={styles.text}>{children}</p>
      {action && <div className={classNames(styles.action)}>{action}</div>}
      {onClose && (
        <button type="button" aria-label={uiMessages.close} onClick={onClose} className={styles.close}>
          <X />
        </button>
      )}
    </div>
  );
}
