// The newsletter's own pages: the form, thanks, and the two that a mailed link leads to. Opening one changes nothing.
import type { ReactNode } from 'react';

import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { SelectField, TextField } from '../../../platform/ui/form/field.tsx';
import { FormPage } from '../../../platform/ui/page/form-page.tsx';
import { TokenForm } from '../../../platform/ui/page/mailed-link-page.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import {
  newsletterForm,
  newsletterPages as messages,
  subscriberErrors,
  subscriberSeasons,
} from '../messages.ts';
import { CONFIRM_PATH, NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '../paths.ts';
import { MAX_SIZE_LENGTH } from '../preferred-size.ts';
import { NewsletterForm } from './newsletter-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './newsletter-pages.module.css';

export function NewsletterPage({ refused }: { refused: RefusedForm | undefined }) {
  const { title, lead } = messages.subscribe;
  return (
    <Page title={title} lead={lead} isForStrangers>
      <NewsletterForm place="page" refused={refused}>
        <Interests refused={refused} />
      </NewsletterForm>
    </Page>
  );
}

/** The tyres of interest: shown where there is room, always optional. */
function Interests({ refused }: { refused: RefusedForm | undefined }) {
  const sizeError = fieldError(refused, 'size');
  return (
    <div className={`${layout.stack4} ${styles.interests}`}>
      <TextField
        id="uutiskirje-koko"
        label={newsletterForm.size}
        // The script of the form shows its error in the same place.
        help={
          <>
            {newsletterForm.sizeHelp}
            <span data-size-error="" className={styles.sizeError}>
              {sizeError}
            </span>
          </>
        }
        isOptional
        name="size"
        maxLength={MAX_SIZE_LENGTH}
        autoComplete="off"
        defaultValue={refused?.values['size']}
        aria-invalid={sizeError === undefined ? undefined : true}
      />
      <SelectField
        id="uutiskirje-kausi"
        label={newsletterForm.season}
        name="season"
        defaultValue={refused?.values['season']}
      >
        <option value="">{newsletterForm.allSeasons}</option>
        <option value="summer">{subscriberSeasons.summer}</option>
        <option value="winter">{subscriberSeasons.winter}</option>
      </SelectField>
    </div>
  );
}

export function SubscribedPage({ isConfirmationNeeded }: { isConfirmationNeeded: boolean }) {
  const { title, confirm, done } = messages.subscribed;
  return (
    <Page title={title} lead={isConfirmationNeeded ? confirm : done}>
      <HomeLink />
    </Page>
  );
}

/** What a mailed link brought: its token when it is good. */
export interface LinkPageProps {
  token: string | undefined;
  /** Whether there was a link at all. */
  hasLink: boolean;
  refused: RefusedForm | undefined;
}

export function ConfirmPage({ token }: LinkPageProps) {
  const { title, lead, submit, bad, again } = messages.confirm;
  if (token !== undefined) {
    return (
      <Page title={title} lead={lead}>
        <TokenForm action="/api/subscribers/confirm" page={CONFIRM_PATH} token={token} submit={submit} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <Notice tone="warn" title={subscriberErrors.linkInvalid}>
        {bad}
      </Notice>
      <p>
        <ButtonLink href={NEWSLETTER_PATH}>{again}</ButtonLink>
      </p>
    </Page>
  );
}

export function ConfirmedPage() {
  const { title, lead } = messages.confirmed;
  return (
    <Page title={title} lead={lead}>
      <HomeLink />
    </Page>
  );
}

export function UnsubscribePage({ token, hasLink, refused }: LinkPageProps) {
  const { title, ready, submit, lead } = messages.unsubscribe;
  if (token !== undefined) {
    return (
      <Page title={title} lead={ready}>
        <TokenForm
          action="/api/subscribers/unsubscribe-by-link"
          page={UNSUBSCRIBE_PATH}
          token={token}
          submit={submit}
        />
      </Page>
    );
  }
  const isLinkBad = hasLink || refused?.problem.code === 'subscriber.link_invalid';
  return (
    <Page title={title} lead={lead}>
      {isLinkBad && (
        <Notice tone="warn" title={subscriberErrors.linkInvalid}>
          {messages.unsubscribe.bad}
        </Notice>
      )}
      <AddressForm refused={isLinkBad ? undefined : refused} />
    </Page>
  );
}

export function LinkSentPage() {
  const { title, lead } = messages.linkSent;
  return (
    <Page title={title} lead={lead}>
      <HomeLink />
    </Page>
  );
}

export function UnsubscribedPage() {
  const { title, lead, again } = messages.unsubscribed;
  return (
    <Page title={title} lead={lead}>
      <p className={layout.row}>
        <HomeLink />
        <ButtonLink href={NEWSLETTER_PATH} variant="text">
          {again}
        </ButtonLink>
      </p>
    </Page>
  );
}

interface PageProps {
  title: string;
  lead?: string;
  /** The popup may still come afterwards. */
  isForStrangers?: boolean;
  children: ReactNode;
}

function Page({ title, lead, isForStrangers = false, children }: PageProps) {
  return (
    <FormPage
      {...(!isForStrangers && { 'data-plain': 'subscribers/newsletter-known', 'data-hydrate-after': 0 })}
      title={title}
      lead={lead}
      art={<SideWheel />}
    >
      {children}
    </FormPage>
  );
}

function HomeLink() {
  return (
    <ButtonLink href="/" variant="outline">
      {messages.home}
    </ButtonLink>
  );
}

function AddressForm({ refused }: { refused: RefusedForm | undefined }) {
  const error = fieldError(refused, 'email');
  return (
    <form method="post" action="/api/subscribers/unsubscribe" className={layout.stack4}>
      {refused && !error && (
        <Notice tone="bad" role="alert" title={messages.unsubscribe.refused}>
          {refused.problem.message}
        </Notice>
      )}
      <input type="hidden" name={FORM_PAGE_FIELD} value={UNSUBSCRIBE_PATH} />
      <TextField
        id="peruuta-osoite"
        label={newsletterForm.field}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={refused?.values['email']}
        error={error}
      />
      <p>
        <Button type="submit">{messages.unsubscribe.submitAddress}</Button>
      </p>
    </form>
  );
}
