// What every form at the counter has: a way back, and Enter that goes on to the next field.
import { useEffect, useRef, type ReactNode } from 'react';

import { classNames } from '../../../platform/ui/class-names.ts';
import { BackLink } from '../../../platform/ui/page/detail-page.tsx';
import { hotelAdmin, intakeMessages as messages } from '../messages/admin.ts';
import { HOTEL_PATH } from './sets/set-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
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
        <p className={classNames(layout.note, styles.small, styles.keys)}>{messages.hint}</p>
      </header>
      {children}
    </div>
  );
}

/** Makes Enter go on to the next field of the form around it. */
export function EnterToNextField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    form?.addEventListener('keydown', focusNextField);
    return () => form?.removeEventListener('keydown', focusNextField);
  }, []);
  return <span ref={place} hidden />;
}

/**
 * Enter in a field goes to the next visible one, and after the last one to the button; with Ctrl the form is saved. In a note that has
 * words it makes a new line, and a key that is kept pressed goes no further than one field.
 */
function focusNextField(event: KeyboardEvent): void {
  const form = event.currentTarget;
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.isComposing;
  if (!isPlain || !(form instanceof HTMLFormElement)) return;
  const field = event.target;
  if (event.repeat && !(field instanceof HTMLTextAreaElement)) return event.preventDefault();
  const isEmptyNote = field instanceof HTMLTextAreaElement && field.value === '';
  if (!(field instanceof HTMLInputElement || isEmptyNote)) return;
  event.preventDefault();
  if (event.repeat) return;
  const fields = [...form.querySelectorAll<HTMLElement>('input, textarea, button[type=submit]')].filter(
    (one) => one.checkVisibility() && !isOtherChoice(one),
  );
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === 'text') next.select();
}

/** In a group of radio buttons only the checked one is visited. */
function isOtherChoice(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;
}
