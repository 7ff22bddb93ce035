// The messages shown now, and the list of the last ten. They wait while the pointer or the focus is on them.
import Bell from 'lucide-react/icons/bell';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toastDurationMs,
  type ShownToast,
} from '../../browser/toasts.ts';
import { formatDateClock } from '../../contract/dates.ts';
import { IconButton } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { Drawer } from './dialog.tsx';
import { Toast, ToastRegion } from './toast.tsx';

import styles from './toasts.admin.module.css';

/** Rendered once, at the end of the page. */
export function Toasts() {
  const { shown } = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    // An open dialog lies over everything else, so the messages climb over it.
    const element = region.current;
    if (newest === undefined || !element?.showPopover || !document.querySelector('dialog:modal')) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <ToastRegion
      ref={region}
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((toast) => (
        <TimedToast key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </ToastRegion>
  );
}

function TimedToast({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  const { id, text, tone = 'info', action } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), toastDurationMs(toast));
    return () => clearTimeout(timer);
  }, [id, toast, isHeld]);
  return (
    <Toast
      tone={tone}
      onClose={() => dismissToast(id)}
      action={
        action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )
      }
    >
      {text}
    </Toast>
  );
}

const LIST_ID = 'ilmoitukset';

/** The bell and the list it opens. */
export function RecentToasts() {
  const { recent } = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <>
      <IconButton label={uiMessages.notifications} popoverTarget={LIST_ID}>
        <Bell />
      </IconButton>
      <Drawer id={LIST_ID} side="right" kind="popover" title={uiMessages.notifications}>
        {recent.length === 0 && <p>{uiMessages.noNotifications}</p>}
        <ul className={styles.list}>
          {recent.map(({ id, tone = 'info', text, at }) => (
            <li key={id} data-type={tone} className={styles.entry}>
              <p>{text}</p>
              <time dateTime={at.toISOString()} className={styles.at}>
                {formatDateClock(at)}
              </time>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
