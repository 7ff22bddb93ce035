// What every form at the counter has: Enter goes on to the next field, Ctrl+Enter saves, faults take the focus.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router';

import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import { BackLink } from '../../../platform/ui/one-thing.tsx';
import type { Faults } from '../intake-form.ts';
import { hotelAdmin, intakeMessages as messages } from '../messages-admin.ts';
import { HOTEL_PATH } from './set-queries.ts';

import styles from './hotel.module.css';

export function FormHead({
  title,
  backTo,
  children,
}: {
  title: string;
  backTo: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.narrow}>
      <BackLink to={backTo} label={backTo === HOTEL_PATH ? hotelAdmin.back : hotelAdmin.backToSet} />
      <header>
        <h1>{title}</h1>
        <p className={classNames(styles.small, styles.keys)}>{messages.hint}</p>
      </header>
      {children}
    </div>
  );
}

interface CounterFormProps {
  /** Of what is typed now; shown once saving was tried. */
  faults: Faults;
  isSaving: boolean;
  error: Error | null;
  submitLabel: string;
  backTo: string;
  onSubmit: () => void;
  /** Where what is shown was kept from before: begins anew. */
  onForget: (() => void) | undefined;
  /** Somebody else saved first. */
  conflict: ReactNode;
  children: (faults: Faults) => ReactNode;
}

export function CounterForm(props: CounterFormProps) {
  const { faults, isSaving, error, submitLabel, backTo, onSubmit, onForget, conflict, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [areShown, setShown] = useState(false);
  const isGood = Object.keys(faults).length === 0;
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('keydown', goOn);
    return () => form?.removeEventListener('keydown', goOn);
  }, []);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setShown(!isGood);
    if (isGood && !isSaving) onSubmit();
    else {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
    }
  }
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      {onForget && (
        <Notice
          tone="info"
          action={
            <Button variant="outline" size="small" onClick={onForget}>
              {messages.forget}
            </Button>
          }
        >
          {messages.restored}
        </Notice>
      )}
      {children(areShown ? faults : {})}
      {conflict}
      {error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {error.message}
        </Notice>
      )}
      {areShown && !isGood && (
        <Notice tone="bad" role="alert">
          {messages.mend}
        </Notice>
      )}
      {!conflict && (
        <div className={styles.save}>
          <Link to={backTo} className={buttonClass({ variant: 'outline' })}>
            {messages.cancel}
          </Link>
          <Button type="submit" isBusy={isSaving}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Enter in a field goes to the next one that can be seen; after the last one, and with Ctrl, it saves. */
function goOn(event: KeyboardEvent): void {
  const form = event.currentTarget;
  if (event.key !== 'Enter' || event.isComposing || !(form instanceof HTMLFormElement)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input, textarea, button[type=submit]')].filter(
    (field) => field.checkVisibility() && !isOtherChoice(field),
  );
  const next = fields[fields.indexOf(event.target) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === 'text') next.select();
}

/** Of choices of which one is taken, the others are passed over. */
function isOtherChoice(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;
}
