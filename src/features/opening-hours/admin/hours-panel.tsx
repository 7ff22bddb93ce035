// The opening-hours panel: the week and the exceptions, saved together.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { adminToken } from '../../../platform/browser/session-tokens.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { uiMessages } from '../../../platform/ui/messages.ts';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { findLeftOutside } from '../../bookings/contract/admin.ts';
import { outsideLine, type OutsideDay } from '../../bookings/shop-day/outside-hours.ts';
import type { BusinessSettings, getBusinessSettings, putBusinessHours } from '../contract.ts';
import { hoursPanelMessages as messages } from '../messages-panel.ts';
import { isModifiedFromDefault } from '../opening-hours.ts';
import { ExceptionFields } from './exception-fields.tsx';
import { hoursFormSchema, hoursVersions, withDefaultWeek } from './hours-form.ts';
import { WeekFields } from './week-fields.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './hours-panel.module.css';

/** Milliseconds until the success notice disappears. */
const NOTICE_MS = 3_000;

type HoursBody = z.output<ReturnType<typeof hoursFormSchema>>;
type StoredHours = Pick<BusinessSettings, 'businessHours' | 'exceptions' | 'version'>;

const hoursQuery = apiQuery<typeof getBusinessSettings>(['opening-hours'], 'GET /business-settings');

export function HoursPanel() {
  const hours = useQuery(hoursQuery);
  if (hours.data) return <HoursForm stored={hours.data} />;
  return <LoadState query={hours} title={messages.loadFailed} quoted={messages.loadFailedQuoted} />;
}

function useHoursForm(stored: StoredHours, onSaved: () => void) {
  const queries = useQueryClient();
  const [today] = useState(() => helsinkiDay(new Date()));
  const { beforeSave, question } = useOutsideQuestion();
  const form = useRecordForm({
    name: 'opening-hours',
    schema: hoursFormSchema(today),
    fields: [],
    versions: hoursVersions,
    stored,
    valuesOf: ({ businessHours, exceptions }: StoredHours) => ({ businessHours, exceptions }),
    save: async (hours, { version }) => {
      const body = { ...hours, version };
      const saved = await callApi<typeof putBusinessHours>('PUT /business-settings/hours', { body });
      return { ...saved.settings, version: saved.version };
    },
    reload: () => queries.query({ ...hoursQuery, staleTime: 0 }),
    beforeSave,
    invalidates: hoursQuery.queryKey,
    onSaved,
  });
  return { form, today, question };
}

function HoursForm({ stored }: { stored: StoredHours }) {
  const [saves, setSaves] = useState(0);
  const { form, today, question } = useHoursForm(stored, () => setSaves((count) => count + 1));
  const isStaff = adminToken() !== null;
  const fields = { hours: form.values, errorOf: form.errorOf, onChange: form.set };
  return (
    <RecordForm
      form={form}
      failure={form.error && <SaveFailure error={form.error} />}
      saveLabel={form.isSaving ? messages.saving : messages.save}
      nothingToSave={isStaff ? uiMessages.nothingToSave : messages.saveSignedOut}
      className={styles.form}
    >
      <p className={layout.muted}>{messages.lead}</p>
      {!isStaff && <Notice tone="warn">{messages.signedOut}</Notice>}
      <fieldset disabled={!isStaff} className={`${layout.stack4} ${styles.fields}`}>
        <WeekFields {...fields} />
        <div className={`${layout.row} ${styles.restore}`}>
          <Button variant="outline" size="small" onClick={() => form.set(withDefaultWeek(form.values))}>
            {messages.restore}
          </Button>
          {isModifiedFromDefault(form.values.businessHours) && (
            <p className={`${layout.muted} ${styles.hint}`}>{messages.modified}</p>
          )}
        </div>
        <ExceptionFields {...fields} today={today} />
      </fieldset>
      {question}
      {/* Always in the page, so that what comes into it is read out. */}
      <div aria-live="polite" className={styles.outcome}>
        {form.isSaved && <SavedNotice key={saves} />}
      </div>
    </RecordForm>
  );
}

/** Asks before hours are saved that leave bookings outside; where that cannot be checked, the save reports the error. */
function useOutsideQuestion() {
  const [asked, setAsked] = useState<{ days: OutsideDay[]; proceed: () => void }>();
  const close = useCallback(() => setAsked(undefined), []);
  const beforeSave = (hours: HoursBody, proceed: () => void) => {
    void callApi<typeof findLeftOutside>('POST /admin/bookings/left-outside', { body: hours })
      .catch(() => [])
      .then((days) => (days.length === 0 ? proceed() : setAsked({ days, proceed })));
  };
  const question = asked && (
    <ConfirmDialog
      title={messages.outsideTitle}
      confirmLabel={messages.saveAnyway}
      cancelLabel={messages.keepEditing}
      isInstant
      onConfirm={() => {
        close();
        asked.proceed();
      }}
      onCancel={close}
    >
      <p>{messages.outsideText}</p>
      <ul>
        {asked.days.map(outsideLine).map(({ text, path }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { beforeSave, question };
}

/** The end of the session is known by the status, whatever the message is. */
export function SaveFailure({ error }: { error: Error }) {
  const isSessionOver = error instanceof ApiProblem && error.status === 401;
  const details = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : [];
  return (
    <Notice tone="bad" role="alert" quoted={messages.updateFailedQuoted}>
      {isSessionOver ? messages.sessionOver : messages.failed([error.message, ...details].join(' '))}
    </Notice>
  );
}

function SavedNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Notice tone="ok">{messages.saved}</Notice>;
}
