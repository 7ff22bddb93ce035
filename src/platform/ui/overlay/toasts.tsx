// The messages shown now, and the list of the last ten. They wait while the pointer or the focus is on them.
import Bell from 'lucide-react/icons/bell';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toastDurationMs,
  type ShownToast,
  type ToastTone,
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
  const [isPaused, setPaused] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const [place] = useState(makePlace);
  const newest = shown.at(-1)?.id;
  useLayoutEffect(() => {
    home.current?.append(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => {
    if (newest === undefined) return undefined;
    let dialog: Element | undefined;
    function settle(): void {
      dialog?.removeEventListener('close', settle);
      dialog = putInReach(place, home.current, region.current);
      dialog?.addEventListener('close', settle);
      // No event is fired when the pointer has left an element that is moved.
      setPaused(region.current?.matches(':is(:hover, :focus-within)') ?? false);
    }
    settle();
    return () => dialog?.removeEventListener('close', settle);
  }, [newest, place]);
  return (
    <div ref={home} className={styles.place}>
      {createPortal(
        <ToastRegion
          ref={region}
          popover="manual"
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          {shown.map((toast) => (
            <TimedToast key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
        </ToastRegion>,
        place,
      )}
    </div>
  );
}

function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  return place;
}

/**
 * An open modal dialog lies over everything else and nothing outside of it can be pressed: the messages go into it, and climb
 * over it as a popover. Returns it.
 */
function putInReach(place: HTMLElement, home: HTMLElement | null, region: HTMLElement | null) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const parent = dialog ?? home;
  if (parent && place.parentElement !== parent) parent.append(place);
  if (region?.matches(':popover-open')) region.hidePopover();
  if (dialog) region?.showPopover?.();
  return dialog;
}

function TimedToast({ toast, isPaused }: { toast: ShownToast; isPaused: boolean }) {
  const { id, text, tone = 'info', action } = toast;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(id), toastDurationMs(toast));
    return () => clearTimeout(timer);
  }, [id, toast, isPaused]);
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

export interface BellEntry {
  id: string | number;
  tone?: ToastTone | undefined;
  text: ReactNode;
  at: Date;
}

interface NotificationsProps {
  /** Next to the bell. */
  badge?: ReactNode;
  /** Over the messages of this window. */
  children?: ReactNode;
  onOpen?: () => void;
}

/** The bell and the list it opens. */
export function Notifications({ badge, children, onOpen }: NotificationsProps) {
  const { recent } = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <>
      <span className={styles.bell}>
        <IconButton label={uiMessages.notifications} popoverTarget={LIST_ID} onClick={onOpen}>
          <Bell />
        </IconButton>
        {badge}
      </span>
      <Drawer id={LIST_ID} side="right" kind="popover" title={uiMessages.notifications}>
        {children}
        <h3 className={styles.part}>{uiMessages.windowMessages}</h3>
        {recent.length === 0 ? <p>{uiMessages.noNotifications}</p> : <BellList entries={recent} />}
      </Drawer>
    </>
  );
}

export function BellList({ entries }: { entries: readonly BellEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, tone = 'info', text, at }) => (
        <li key={id} data-type={tone} className={styles.entry}>
          <p>{text}</p>
          <time dateTime={at.toISOString()} className={styles.at}>
            {formatDateClock(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
