// The bookings' settings: the owner changes them, other staff read them.
import { useQuery } from '@tanstack/react-query';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { FieldGroup } from '../../../../platform/ui/form/field-group.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { FormParts } from '../../../../platform/ui/form/form-parts.tsx';
import { RecordForm } from '../../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../../platform/ui/messages.ts';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { useIsOwner } from '../../../accounts/admin/session.ts';
import type { getShopProfile } from '../../../shop-profile/contract.ts';
import { BOOKING_LIMITS as limits, GRIDS_MINUTES } from '../../booking-rules.ts';
import type { BookingSettings } from '../../contract/settings.ts';
import { noticeWords } from '../../messages/emails.ts';
import { bookingSettingsMessages as messages } from '../../messages/settings.ts';
import { BayFields } from './bay-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TEXTS, type EmailText } from './settings-form.ts';
import { settingsQuery, useSettingsForm, type BookingSettingsForm } from './use-settings-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './settings-panel.module.css';

const profileQuery = apiQuery<typeof getShopProfile>(['shop-profile'], 'GET /shop-profile');

const { bays, services, times, walkIns, texts, privacy } = messages;
const PARTS = [bays, services, times, walkIns, texts, privacy];

export function BookingSettingsPanel() {
  const query = useQuery(settingsQuery);
  if (query.data) return <SettingsForm stored={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} lines={12} />;
}

function SettingsForm({ stored }: { stored: BookingSettings }) {
  const form = useSettingsForm(stored);
  const isOwner = useIsOwner();
  const hasOwnLink = (useQuery(profileQuery).data?.links.booking ?? '') !== '';
  return (
    <RecordForm
      form={form}
      failed={messages.failed}
      saved={messages.saved}
      saveLabel={messages.save}
      nothingToSave={isOwner ? uiMessages.nothingToSave : messages.ownerOnly}
    >
      {!isOwner && <Notice tone="info">{messages.ownerOnly}</Notice>}
      {hasOwnLink && <Notice tone="warn">{messages.ownLink}</Notice>}
      <FormParts titles={PARTS} />
      <fieldset disabled={!isOwner} className={layout.stack6}>
        <Checkbox {...form.field('isOn')} isSwitch help={messages.isOnHelp} />
        <FieldGroup title={messages.bays}>
          <p className={layout.muted}>{messages.baysLead}</p>
          <BayFields form={form} />
        </FieldGroup>
        <FieldGroup title={messages.services}>
          <p className={layout.muted}>{messages.servicesLead}</p>
          <ServiceFields form={form} />
        </FieldGroup>
        <TimeFields form={form} />
        <TextFields form={form} />
      </fieldset>
    </RecordForm>
  );
}

const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const;

function TimeFields({ form: { field } }: { form: BookingSettingsForm }) {
  return (
    <>
      <FieldGroup title={messages.times}>
        <div className={styles.pairs}>
          <SelectField {...field('gridMinutes')}>
            {GRIDS_MINUTES.map((grid) => (
              <option key={grid} value={grid}>
                {messages.grids[grid]}
              </option>
            ))}
          </SelectField>
          <TextField {...field('gapMinutes')} {...number} unit={messages.minutes} />
          <TextField {...field('leadMinutes')} {...number} unit={messages.minutes} />
          <TextField {...field('cancelMinutes')} {...number} unit={messages.hours} />
          <TextField {...field('farthestDays')} {...number} unit={messages.days} />
        </div>
      </FieldGroup>
      <FieldGroup title={messages.walkIns}>
        <p className={layout.muted}>{messages.walkInsLead}</p>
        <div className={styles.pairs}>
          <TextField {...field('walkInPercent')} {...number} unit="%" />
          <TextField {...field('seasonWalkInPercent')} {...number} unit="%" />
        </div>
      </FieldGroup>
    </>
  );
}

function TextFields({ form: { field, values } }: { form: BookingSettingsForm }) {
  return (
    <>
      <FieldGroup title={messages.texts}>
        <p className={layout.muted}>{messages.textsLead}</p>
        {TEXTS.map((kind) => (
          <div key={kind} className={layout.stack1}>
            <TextAreaField {...field(`texts.${kind}`)} rows={3} maxLength={limits.text} isOptional />
            <EmailPreview kind={kind} text={values.texts[kind]} />
          </div>
        ))}
      </FieldGroup>
      <FieldGroup title={messages.privacy}>
        <div className={styles.pairs}>
          <TextField {...field('retentionMonths')} {...number} unit={messages.months} />
        </div>
      </FieldGroup>
    </>
  );
}

/** The email of an example with the typed text; other fields are shown as placeholders. */
function EmailPreview({ kind, text }: { kind: EmailText; text: string }) {
  const { title, subject, lead, button } = noticeWords[kind];
  const { when, before } = messages.example;
  return (
    <details className={styles.preview}>
      <summary>{messages.preview}</summary>
      <div className={`${layout.panel} ${layout.stack3} ${styles.email}`}>
        <p className={layout.note}>{subject(when)}</p>
        <b>{title}</b>
        <p>{lead(when, before)}</p>
        {kind !== 'cancellation' && <p className={layout.muted}>{messages.facts}</p>}
        {text.trim() !== '' && <p>{text.trim()}</p>}
        <p>
          <u>{button}</u>
        </p>
      </div>
    </details>
  );
}
