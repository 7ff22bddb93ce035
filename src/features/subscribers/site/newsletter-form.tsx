// The form of the newsletter: one field. A plain form that works without script; with script the answer comes in place.
import type { ReactNode } from 'react';

import { fieldError, FORM_PAGE_FIELD, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { TextInput } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { alertText } from '../alert-text.ts';
import type { FormPlace } from '../contract.ts';
import { consent, newsletterForm as messages } from '../messages.ts';
import { NEWSLETTER_PATH } from '../paths.ts';

import styles from './newsletter-form.module.css';

export interface NewsletterFormProps {
  /** A page has one in each. */
  place: Exclude<FormPlace, 'api'>;
  /** What was typed and why it was refused, when it was. */
  refused?: RefusedForm | undefined;
  className?: string | undefined;
  /** More fields, before the address. */
  children?: ReactNode;
}

/** Pressing the button is the consent; what is consented to is written next to it. */
export function NewsletterForm({ place, refused, className, children }: NewsletterFormProps) {
  const pageExists = usePageExists();
  const id = `uutiskirje-${place}`;
  const isSmall = place === 'header';
  // An error of the size is shown at its field.
  const isAddressRefused = refused !== undefined && fieldError(refused, 'size') === undefined;
  const addressError = isAddressRefused ? alertText(refused.problem.message) : undefined;
  return (
    <form
      method="post"
      action="/api/subscribers/subscribe"
      // The popup's own script sees to its form.
      data-plain={place === 'popup' ? undefined : 'subscribers/newsletter-form'}
      data-place={place}
      className={classNames(styles.form, isSmall && styles.mini, className)}
    >
      <input type="hidden" name={FORM_PAGE_FIELD} value={NEWSLETTER_PATH} />
      <input type="hidden" name="form" value={place} />
      {children}
      <label htmlFor={id}>
        {isSmall || place === 'popup' ? (
          <VisuallyHidden>{`${messages.label}: ${messages.field}`}</VisuallyHidden>
        ) : (
          messages.field
        )}
      </label>
      <div className={styles.row}>
        <TextInput
          type="email"
          name="email"
          id={id}
          required
          maxLength={254}
          autoComplete="email"
          placeholder={isSmall || place === 'popup' ? messages.placeholder : undefined}
          defaultValue={refused?.values['email']}
          aria-invalid={addressError ? true : undefined}
          aria-describedby={`${id}-info`}
        />
        <Button type="submit" size={isSmall ? 'small' : 'normal'} variant={isSmall ? 'outline' : 'primary'}>
          {messages.submit}
        </Button>
      </div>
      <div id={`${id}-info`} className={styles.info}>
        <p role="status" tabIndex={-1} data-answer={addressError && 'bad'} className={styles.answer}>
          {addressError}
        </p>
        <p className={styles.consent}>
          {consent.text} {pageExists(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{messages.privacy}</a>}
        </p>
      </div>
      <Honeypot />
    </form>
  );
}
