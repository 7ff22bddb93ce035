// The form by which a visitor writes to the shop. A plain form: the browser sends it, with or without script.
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { RefusedNotice } from '../../../platform/ui/form/refused-notice.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import type { EnquiredTyre } from '../enquired-tyre.ts';
import { ENQUIRY_FORM_ID } from '../enquiry-form-id.ts';
import type { EnquiryKind } from '../enquiry-kind.ts';
import { MAX_MESSAGE_LENGTH } from '../enquiry-limits.ts';
import { enquiryFormMessages as messages, enquiryFormTexts } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './enquiry-form.page.module.css';

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Path of the page that contains the form. */
  page: `/${string}`;
  /** What was typed and why it was refused, when it was. */
  refused?: RefusedForm | undefined;
  /** What the page worked out for the visitor, sent along. */
  summary?: string | undefined;
  /** What it is about; named in the summary that is sent along. */
  tyre?: EnquiredTyre | undefined;
}

/** A page has one. */
export function EnquiryForm({
  kind,
  page,
  refused,
  tyre,
  summary = tyre ? `${tyre.name} ${tyre.size}` : '',
}: EnquiryFormProps) {
  const texts = enquiryFormTexts[kind];
  const productId = refused?.values['productId'] ?? tyre?._id ?? '';
  const sentAlong = refused?.values['summary'] ?? summary;
  const value = (name: string) => ({
    name,
    id: `${ENQUIRY_FORM_ID}-${name}`,
    defaultValue: refused?.values[name],
    error: fieldError(refused, name),
  });
  return (
    <section id={ENQUIRY_FORM_ID} className={styles.section}>
      <div>
        <h2>{texts.title}</h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <form method="post" action={`/api/enquiries#${ENQUIRY_FORM_ID}`} noValidate className={layout.stack5}>
        {refused && (
          <RefusedNotice
            title={messages.refused}
            refused={refused}
            idOf={(path) => `${ENQUIRY_FORM_ID}-${path}`}
          />
        )}
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name={FORM_PAGE_FIELD} value={page} />
        {productId !== '' && <input type="hidden" name="productId" value={productId} />}
        <div className={`${layout.stack5} ${styles.contact}`}>
          <TextField {...value('name')} label={messages.name} autoComplete="name" maxLength={100} required />
          <TextField
            {...value('phone')}
            label={messages.phone}
            help={kind === 'call-back' ? messages.callHelp : messages.phoneHelp}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            required={kind === 'call-back'}
          />
          <TextField
            {...value('email')}
            label={messages.email}
            isOptional={kind === 'call-back'}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <TextAreaField
          {...value('message')}
          label={texts.message}
          help={texts.messageHelp}
          rows={5}
          maxLength={MAX_MESSAGE_LENGTH}
          required
        />
        {sentAlong && (
          <p className={styles.summary}>
            {productId === '' ? messages.summary : messages.asksOf} <b>{sentAlong}</b>
            <input type="hidden" name="summary" value={sentAlong} />
          </p>
        )}
        <Honeypot />
        <div className={`${layout.cluster} ${styles.end}`}>
          <Button type="submit">{texts.submit}</Button>
          <Privacy />
        </div>
      </form>
    </section>
  );
}

function Privacy() {
  const pageExists = usePageExists();
  return (
    <p className={`${layout.note} ${styles.privacy}`}>
      {messages.privacy} {pageExists(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{messages.privacyLink}</a>}
    </p>
  );
}
