// The pages of stock alerts: the form by itself, the page of a mailed link, and a message after each step.
import type { ReactNode } from 'react';

import { FORM_PAGE_FIELD, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { FormPage } from '../../../platform/ui/page/form-page.tsx';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import { isShortOfSet } from '../alert-rules.ts';
import { alertPages as messages } from '../messages.ts';
import { ALERT_LINK_PATH } from '../paths.ts';
import { StockAlertForm } from './stock-alert-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';

export interface AlertPageProps {
  tyre: { id: string; name: string; href: string };
  stock: { count: number; isMinimum: boolean };
  refused: RefusedForm | undefined;
}

export function AlertPage({ tyre, stock, refused }: AlertPageProps) {
  const { title, there, toTyre } = messages.form;
  return (
    <Page title={title} lead={tyre.name}>
      {isShortOfSet(stock) ? (
        <StockAlertForm productId={tyre.id} count={stock.count} refused={refused} />
      ) : (
        <p>{there}</p>
      )}
      <p>
        <a href={tyre.href}>{toTyre}</a>
      </p>
    </Page>
  );
}

export type AlertLinkView =
  | { kind: 'confirm'; token: string; tyre: string }
  | { kind: 'waiting'; token: string; tyre: string; until: string }
  | { kind: 'over' };

export function AlertLinkPage(view: AlertLinkView) {
  if (view.kind === 'over') return <StillPage {...messages.over} />;
  const { token, tyre } = view;
  if (view.kind === 'waiting') {
    const { title, lead, leave } = messages.waiting;
    return (
      <Page title={title} lead={lead(tyre, view.until)}>
        <TokenForm action="leave" token={token} submit={leave} isQuiet />
      </Page>
    );
  }
  const { title, lead, submit, refuse } = messages.confirm;
  return (
    <Page title={title} lead={lead(tyre)}>
      <div className={layout.cluster3}>
        <TokenForm action="confirm" token={token} submit={submit} />
        <TokenForm action="leave" token={token} submit={refuse} isQuiet />
      </div>
    </Page>
  );
}

interface TokenFormProps {
  action: 'confirm' | 'leave';
  token: string;
  submit: string;
  isQuiet?: boolean;
}

function TokenForm({ action, token, submit, isQuiet = false }: TokenFormProps) {
  return (
    <form method="post" action={`/api/stock-alerts/${action}`}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={ALERT_LINK_PATH} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={isQuiet ? 'outline' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}

export function StillPage({ title, lead }: { title: string; lead: string }) {
  return (
    <Page title={title} lead={lead}>
      <p>
        <ButtonLink href={SEARCH_PATH}>{messages.tyres}</ButtonLink>
      </p>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <FormPage title={title} lead={lead} art={<SideWheel />}>
      {children}
    </FormPage>
  );
}
