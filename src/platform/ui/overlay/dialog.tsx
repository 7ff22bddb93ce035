// Overlays on native elements: <dialog> for what needs an answer, a popover for what is only read. Both close with
// Escape and a click outside unless they say otherwise; a popover and its button work without any script (popoverTarget={id}).
import X from 'lucide-react/icons/x';
import type { ReactEventHandler, ReactNode, Ref, SyntheticEvent } from 'react';

import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';

import styles from './dialog.module.css';

export interface OverlayProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end; the safe choice first. */
  footer?: ReactNode;
  /** 'modal' is a <dialog> opened by `dialogTrigger(id)` or showModal(); 'popover' opens by popoverTarget alone. */
  kind?: 'modal' | 'popover' | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
  className?: string | undefined;
  /** Nothing but its own buttons closes it: no Escape, no ✕, no press outside. */
  needsAnswer?: boolean | undefined;
  /** Escape; its default closes the dialog. */
  onCancel?: ReactEventHandler<HTMLDialogElement> | undefined;
}

export interface DialogProps extends OverlayProps {
  size?: 'normal' | 'wide' | undefined;
}

/** In the middle of the screen. */
export function Dialog({ size = 'normal', className, ...rest }: DialogProps) {
  return (
    <Overlay {...rest} className={classNames(styles.dialog, size === 'wide' && styles.wide, className)} />
  );
}

export interface DrawerProps extends OverlayProps {
  side: 'left' | 'right' | 'bottom';
}

/** Slides in from an edge; on a phone the sides take the full width and 'bottom' is a sheet. */
export function Drawer({ side, className, ...rest }: DrawerProps) {
  return <Overlay {...rest} className={classNames(styles.drawer, styles[side], className)} />;
}

/** Attributes of a button that opens a modal dialog without script; older browsers learn it from dialog-commands.ts. */
export function dialogTrigger(id: string): Readonly<Record<string, string>> {
  return { commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' };
}

function Overlay(props: OverlayProps) {
  const { id, title, children, footer, kind = 'modal', ref, className, needsAnswer = false } = props;
  // Browsers that do not know closedby close it with Escape otherwise.
  const onCancel = needsAnswer ? preventDefault : props.onCancel;
  const titleId = `${id}-title`;
  const close = (
    <button
      type={kind === 'modal' ? 'submit' : 'button'}
      {...(kind === 'popover' ? { popoverTarget: id, popoverTargetAction: 'hide' as const } : {})}
      aria-label={uiMessages.close}
      className={styles.close}
    >
      <X />
    </button>
  );
  return (
    <dialog
      id={id}
      ref={ref}
      onCancel={onCancel}
      aria-labelledby={titleId}
      {...(kind === 'modal'
        ? { closedby: needsAnswer ? ('none' as const) : ('any' as const) }
        : { popover: 'auto' as const })}
      className={classNames(styles.overlay, className)}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!needsAnswer && (kind === 'modal' ? <form method="dialog">{close}</form> : close)}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}

function preventDefault(event: SyntheticEvent): void {
  event.preventDefault();
}
