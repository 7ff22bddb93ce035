// The pages of stock alerts: the form by itself, the page of a mailed link, and a message after each step.
import type { MailedLinkView, StillTexts } from '../../../platform/contract/mail/mailed-link.ts';
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { FormPage } from '../../../platform/ui/page/form-page.tsx';
import { MailedLinkPage, StillPage } from '../../../platform/ui/page/mailed-link-page.tsx';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import { isShortOfSet } from '../alert-rules.ts';
import { alertPages as messages } from '../messages.ts';
import { ALERT_LINK_PATH } from '../paths.ts';
import { StockAlertForm } from './stock-alert-form.tsx';

export interface AlertPageProps {
  tyre: { id: string; name: string; href: string };
  stock: { count: number; isMinimum: boolean };
  refused: RefusedForm | undefined;
}

export function AlertPage({ tyre, stock, refused }: AlertPageProps) {
  const { title, there, toTyre } = messages.form;
  return (
    <FormPage title={title} lead={tyre.name} art={<SideWheel />}>
      {isShortOfSet(stock) ? (
        <StockAlertForm productId={tyre.id} count={stock.count} refused={refused} />
      ) : (
        <p>{there}</p>
      )}
      <p>
        <a href={tyre.href}>{toTyre}</a>
      </p>
    </FormPage>
  );
}

const around = { next: { href: SEARCH_PATH, text: messages.tyres }, art: <SideWheel /> };

export function AlertLinkPage({ view }: { view: MailedLinkView }) {
  return (
    <MailedLinkPage {...around} view={view} texts={messages} api="/api/stock-alerts" page={ALERT_LINK_PATH} />
  );
}

export function AlertStillPage({ texts }: { texts: StillTexts }) {
  return <StillPage {...around} texts={texts} />;
}
