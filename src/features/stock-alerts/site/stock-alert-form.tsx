// Requests an email when four of a tyre are in stock. A plain form: works without script.
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { ALERT_DAYS } from '../alert-rules.ts';
import { alertForm as texts } from '../messages.ts';
import { ALERT_PATH } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export const ALERT_EMAIL_ID = 'saatavuus-email';

interface StockAlertFormProps {
  productId: string;
  /** Tyres in stock now. */
  count: number;
  refused?: RefusedForm | undefined;
}

export function StockAlertForm({ productId, count, refused }: StockAlertFormProps) {
  const pageExists = usePageExists();
  return (
    <form method="post" action={`/api/stock-alerts/${productId}`} noValidate className={layout.stack3}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={ALERT_PATH} />
      <p>{texts.lead(count)}</p>
      <TextField
        id={ALERT_EMAIL_ID}
        name="email"
        type="email"
        label={texts.email}
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.values['email']}
        error={refused && (fieldError(refused, 'email') ?? refused.problem.message)}
      />
      <Honeypot />
      <p>
        <Button type="submit" variant="outline">
          {texts.submit}
        </Button>
      </p>
      <p className={layout.note}>
        {texts.consent(ALERT_DAYS)} {pageExists(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{texts.privacy}</a>}
      </p>
    </form>
  );
}
