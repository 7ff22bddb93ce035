// The page of a mailed link, whose buttons confirm a request or take it back, and a message after each step.
import type { ReactNode } from 'react';

import type { MailedLinkView, StillTexts } from '../../contract/mail/mailed-link.ts';
import { FORM_PAGE_FIELD } from '../../contract/plain-form.ts';
import { Button, ButtonLink } from '../button.tsx';
import { FormPage } from './form-page.tsx';

import layout from '../style/layout.module.css';

interface TokenFormProps {
  action: `/api/${string}`;
  /** Shown again where it is refused. */
  page: string;
  token: string;
  submit: string;
  isQuiet?: boolean;
}

/** One button: mail scanners that open every link press none. */
export function TokenForm({ action, page, token, submit, isQuiet = false }: TokenFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={page} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={isQuiet ? 'outline' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}

interface StillPageProps {
  texts: StillTexts;
  /** Where to go on. */
  next: { href: string; text: string };
  art: ReactNode;
}

export function StillPage({ texts, next, art }: StillPageProps) {
  return (
    <FormPage {...texts} art={art}>
      <p>
        <ButtonLink href={next.href}>{next.text}</ButtonLink>
      </p>
    </FormPage>
  );
}

interface MailedLinkPageProps extends Omit<StillPageProps, 'texts'> {
  view: MailedLinkView;
  texts: {
    confirm: { title: string; submit: string; refuse: string };
    waiting: { title: string; leave: string };
    over: StillTexts;
    bad: StillTexts;
  };
  /** Of the endpoints `…/confirm` and `…/leave`. */
  api: `/api/${string}`;
  page: string;
}

export function MailedLinkPage({ view, texts, api, page, next, art }: MailedLinkPageProps) {
  if (view.kind === 'over' || view.kind === 'bad') {
    return <StillPage texts={texts[view.kind]} next={next} art={art} />;
  }
  const { kind, token, lead } = view;
  const leave = kind === 'confirm' ? texts.confirm.refuse : texts.waiting.leave;
  return (
    <FormPage title={texts[kind].title} lead={lead} art={art}>
      <div className={layout.cluster3}>
        {kind === 'confirm' && (
          <TokenForm action={`${api}/confirm`} page={page} token={token} submit={texts.confirm.submit} />
        )}
        <TokenForm action={`${api}/leave`} page={page} token={token} submit={leave} isQuiet />
      </div>
    </FormPage>
  );
}
