// Requests one email when a change of tyres is due. A plain form: works without script.
import { formatNearDay } from '../../../platform/contract/dates.ts';
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { GuideSection } from '../../pages/site/guides/guide-parts.tsx';
import { reminderForm as texts } from '../messages-reminders.ts';
import { SEASON_PATH } from '../paths.ts';
import { REMINDER_DAYS } from '../reminder-rules.ts';
import { reminderOffer } from '../season-advice.ts';
import type { SeasonView } from '../season-view.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './season.page.module.css';

const EMAIL_ID = 'kausi-email';

interface ReminderProps {
  season: Pick<SeasonView, 'advice' | 'today'>;
  refused: RefusedForm | undefined;
}

export function ReminderSection({ season: { advice, today }, refused }: ReminderProps) {
  const { turn, when } = reminderOffer(advice, today);
  const lead =
    when === 'before-day' && advice.kind === 'winter-by'
      ? texts.beforeDay(formatNearDay(advice.byDay))
      : texts[when === 'next' ? 'next' : 'due'](turn);
  return (
    <GuideSection title={texts.titles[when]} isRaised>
      <ReminderForm lead={lead} refused={refused} />
    </GuideSection>
  );
}

function ReminderForm({ lead, refused }: { lead: string; refused: RefusedForm | undefined }) {
  const pageExists = usePageExists();
  return (
    <form
      method="post"
      action="/api/season/reminders"
      noValidate
      className={`${layout.stack3} ${styles.form}`}
    >
      <input type="hidden" name={FORM_PAGE_FIELD} value={SEASON_PATH} />
      <p>{lead}</p>
      <TextField
        id={EMAIL_ID}
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
        {texts.consent(REMINDER_DAYS)}{' '}
        {pageExists(PRIVACY_PATH) && <a href={PRIVACY_PATH}>{texts.privacy}</a>}
      </p>
    </form>
  );
}
