// Requests an email when four of a tyre are in stock.
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { EmailRequest } from '../../../platform/ui/page/email-request.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { ALERT_DAYS } from '../alert-rules.ts';
import { alertForm as texts } from '../messages.ts';
import { ALERT_PATH } from '../paths.ts';

export const ALERT_EMAIL_ID = 'saatavuus-email';

interface StockAlertFormProps {
  productId: string;
  /** Tyres in stock now. */
  count: number;
  refused?: RefusedForm | undefined;
}

export function StockAlertForm({ productId, count, refused }: StockAlertFormProps) {
  return (
    <EmailRequest
      action={`/api/stock-alerts/${productId}`}
      page={ALERT_PATH}
      id={ALERT_EMAIL_ID}
      lead={texts.lead(count)}
      texts={texts}
      consent={texts.consent(ALERT_DAYS)}
      privacyPath={PRIVACY_PATH}
      refused={refused}
    />
  );
}
