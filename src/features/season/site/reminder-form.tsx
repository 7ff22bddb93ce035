// Requests one email when a change of tyres is due.
import { formatNearDay } from '../../../platform/contract/dates.ts';
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { EmailRequest } from '../../../platform/ui/page/email-request.tsx';
import { PRIVACY_PATH } from '../../pages/paths.ts';
import { GuideSection } from '../../pages/site/guides/guide-parts.tsx';
import { reminderForm as texts } from '../messages-reminders.ts';
import { SEASON_PATH } from '../paths.ts';
import { REMINDER_DAYS } from '../reminder-rules.ts';
import { reminderOffer } from '../season-advice.ts';
import type { SeasonView } from '../season-view.ts';

import styles from './season.page.module.css';

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
      <div className={styles.form}>
        <EmailRequest
          action="/api/season/reminders"
          page={SEASON_PATH}
          id="kausi-email"
          lead={lead}
          texts={texts}
          consent={texts.consent(REMINDER_DAYS)}
          privacyPath={PRIVACY_PATH}
          refused={refused}
        />
      </div>
    </GuideSection>
  );
}
