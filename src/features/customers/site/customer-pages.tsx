// Customers' pages: signing in and requesting an account, and what the mailed links lead to. Opening one changes nothing.
import type { ReactNode } from 'react';

import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Card } from '../../../platform/ui/card.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { Island } from '../../../platform/ui/island.tsx';
import { FormPage } from '../../../platform/ui/page/form-page.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { MAX_LENGTH } from '../customer-limits.ts';
import { accountPage, linkPages as links, signInPage as messages } from '../messages-site.ts';
import { customerErrors } from '../messages.ts';
import { CONFIRM_PATH, RESET_PATH, SIGN_IN_PATH } from '../paths.ts';
import { Account } from './account.island.tsx';
import { NewPassword } from './new-password.island.tsx';
import { SignIn } from './sign-in.island.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';
import styles from './customer-pages.page.module.css';

export function SignInPage({ refused }: { refused: RefusedForm | undefined }) {
  // Only the form for a new account has a name field.
  const isRegister = refused?.values['name'] !== undefined;
  return (
    <Page title={messages.title} lead={messages.lead}>
      <div className={`${layout.stack6} ${styles.page}`}>
        <Card as="section">
          <h2 className={type.h3}>{messages.own}</h2>
          <noscript>
            <Notice tone="warn">{messages.noScript}</Notice>
          </noscript>
          <Island name="customers/sign-in" component={SignIn} props={{}} when="visible" />
          <details open={refused !== undefined && !isRegister}>
            <summary>{messages.forgot.title}</summary>
            <ForgotForm refused={isRegister ? undefined : refused} />
          </details>
        </Card>
        <Card as="section">
          <h2 className={type.h3}>{messages.register.title}</h2>
          <p>{messages.register.lead}</p>
          <RegisterForm refused={isRegister ? refused : undefined} />
        </Card>
      </div>
    </Page>
  );
}

function RegisterForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <PostForm action="/api/auth/register" page={SIGN_IN_PATH}>
      <Refusal refused={refused} title={messages.register.refused} fields={['name', 'email']} />
      <TextField
        id="uusi-nimi"
        label={messages.register.name}
        name="name"
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        required
        defaultValue={refused?.values['name']}
        error={fieldError(refused, 'name')}
      />
      <EmailField id="uusi-osoite" refused={refused} />
      <Honeypot />
      <p>
        <Button type="submit" variant="outline">
          {messages.register.submit}
        </Button>
      </p>
      <p className={type.small}>
        <a href={PRIVACY_PATH}>{messages.register.privacy}</a>
      </p>
    </PostForm>
  );
}

function ForgotForm({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <PostForm action="/api/auth/forgot" page={SIGN_IN_PATH}>
      <p>{messages.forgot.lead}</p>
      <Refusal refused={refused} title={messages.forgot.refused} fields={['email']} />
      <EmailField id="unohtunut-osoite" refused={refused} />
      <p>
        <Button type="submit" variant="outline">
          {messages.forgot.submit}
        </Button>
      </p>
    </PostForm>
  );
}

function EmailField({ id, refused }: { id: string; refused: RefusedForm | undefined }) {
  return (
    <TextField
      id={id}
      label={messages.email}
      type="email"
      name="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      required
      defaultValue={refused?.values['email']}
      error={fieldError(refused, 'email')}
    />
  );
}

/** What a mailed link brought: its token when it is good, and what it is for. */
export interface LinkPageProps {
  token: string | undefined;
  isNewAddress: boolean;
  refused: RefusedForm | undefined;
}

export function ConfirmPage({ token, isNewAddress, refused }: LinkPageProps) {
  if (token === undefined) return <BadLink />;
  const { title, lead, submit } = isNewAddress ? links.email : links.confirm;
  return (
    <Page title={title} lead={lead}>
      <PostForm action="/api/auth/confirm" page={CONFIRM_PATH} token={token}>
        <Refusal refused={refused} title={links.confirm.refused} fields={['password']} />
        {!isNewAddress && <PasswordIsland label={links.confirm.password} refused={refused} />}
        <p>
          <Button type="submit">{submit}</Button>
        </p>
      </PostForm>
    </Page>
  );
}

export function ResetPage({ token, refused }: LinkPageProps) {
  const { title, lead, password, submit } = links.reset;
  if (token === undefined) return <BadLink />;
  return (
    <Page title={title} lead={lead}>
      <PostForm action="/api/auth/reset" page={RESET_PATH} token={token}>
        <Refusal refused={refused} title={links.reset.refused} fields={['password']} />
        <PasswordIsland label={password} refused={refused} />
        <p>
          <Button type="submit">{submit}</Button>
        </p>
      </PostForm>
    </Page>
  );
}

function PasswordIsland({ label, refused }: { label: string; refused: RefusedForm | undefined }) {
  return (
    <Island
      name="customers/new-password"
      component={NewPassword}
      props={{ label, error: fieldError(refused, 'password') }}
      when="visible"
    />
  );
}

function BadLink() {
  return (
    <Page title={links.badTitle}>
      <Notice tone="warn" title={customerErrors.linkInvalid}>
        {links.bad}
      </Notice>
      <p>
        <ButtonLink href={SIGN_IN_PATH}>{links.again}</ButtonLink>
      </p>
    </Page>
  );
}

/** A page with one message and a link. */
export function MessagePage({
  title,
  lead,
  isSignInNext,
}: {
  title: string;
  lead: string;
  isSignInNext: boolean;
}) {
  return (
    <Page title={title} lead={lead}>
      {isSignInNext && (
        <p>
          <ButtonLink href={SIGN_IN_PATH}>{links.signIn}</ButtonLink>
        </p>
      )}
    </Page>
  );
}

/** Nothing personal is in the page: the island fetches it. */
export function AccountPage({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section className={classNames(layout.page, layout.section, layout.stack5, styles.page)}>
      <h1>{accountPage.title}</h1>
      <noscript>
        <Notice tone="warn">{accountPage.noScript}</Notice>
      </noscript>
      <Island name="customers/account" component={Account} props={{ bookingUrl }} when="load" />
    </section>
  );
}

function Page(props: { title: string; lead?: string; children: ReactNode }) {
  return <FormPage {...props} art={<SideWheel />} />;
}

interface PostFormProps {
  action: `/api/${string}`;
  page: string;
  token?: string;
  children: ReactNode;
}

function PostForm({ action, page, token, children }: PostFormProps) {
  return (
    <form method="post" action={action} noValidate className={layout.stack}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={page} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {children}
    </form>
  );
}

/** Why a form was refused, where no field shows it. */
function Refusal({
  refused,
  title,
  fields,
}: {
  refused: RefusedForm | undefined;
  title: string;
  fields: readonly string[];
}) {
  if (!refused || fields.some((field) => fieldError(refused, field))) return null;
  return (
    <Notice tone="bad" role="alert" title={title}>
      {refused.problem.message}
    </Notice>
  );
}
