// A campaign while it is written: its fields, with a preview of what visitors will see.
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';

import { ApiProblem, serverMessageOr } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { ClaimList, useClaimQuestion } from '../../articles/admin/writing/claim-list.tsx';
import { campaignClaims } from '../campaign-claims.ts';
import type { Campaign, postCampaign, putCampaign } from '../contract.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import { CampaignFields } from './campaign-fields.tsx';
import { campaignBody, campaignFields, campaignFormSchema, newCampaignFormSchema } from './campaign-form.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import { CAMPAIGNS_KEY, campaignQuery } from './campaign-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaign-modal.module.css';

/** The palette that led here gives the focus back first. */
const FOCUS_AFTER_MS = 100;

interface CampaignEditorProps {
  /** Left out for a new one. */
  campaign?: Campaign | undefined;
  /** Closes the form. */
  onDone: () => void;
}

export function CampaignEditor({ campaign, onDone }: CampaignEditorProps) {
  const [today] = useState(() => helsinkiDay(new Date()));
  const { confirmClaims, question } = useClaimQuestion();
  const form = useCampaignForm({ campaign, today, confirmClaims, onDone });
  const element = useRef<HTMLDivElement>(null);
  const isNew = campaign === undefined;
  useEffect(() => {
    // After the dialog around the form has opened and taken the focus to its first button.
    const timer = setTimeout(() => isNew && element.current?.querySelector('input')?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  const claims = campaignClaims(useDeferredValue(form.values));
  return (
    <div ref={element} className={`${layout.stack6} ${styles.columns}`}>
      <RecordForm
        form={form}
        failed={isNew ? messages.createFailed : messages.updateFailed}
        onCancel={onDone}
        className={styles.form}
      >
        <CampaignFields form={form} today={today} />
        <ClaimList claims={claims} />
        {question}
      </RecordForm>
      <CampaignPreview form={form.values} storedImageUrl={campaign?.imageUrl} />
    </div>
  );
}

interface CampaignFormParts extends CampaignEditorProps {
  today: IsoDay;
  confirmClaims: ReturnType<typeof useClaimQuestion>['confirmClaims'];
}

function useCampaignForm({ campaign, today, confirmClaims, onDone }: CampaignFormParts) {
  const queries = useQueryClient();
  return useRecordForm({
    name: 'campaign',
    schema: campaign ? campaignFormSchema : newCampaignFormSchema,
    fields: campaignFields,
    stored: campaign,
    start: { startDate: today, isActive: true },
    valuesOf: (stored: Campaign) => stored,
    beforeSave: (body, proceed) => confirmClaims(campaignClaims(body), proceed),
    save: (form, { record, version, creationKey: idempotencyKey }) => {
      // The claims were confirmed before.
      const body = { ...campaignBody(form), hasConfirmedClaims: campaignClaims(form).length > 0 };
      return record
        ? callApi<typeof putCampaign>('PUT /campaigns/:id', {
            params: { id: record._id },
            body: { ...body, version },
          })
        : callApi<typeof postCampaign>('POST /campaigns', {
            body: { ...body, imageUrl: form.imageUrl },
            idempotencyKey,
          });
    },
    reload: ({ _id: id }) => queries.query({ ...campaignQuery(id), staleTime: 0 }),
    invalidates: CAMPAIGNS_KEY,
    onSaved: ({ name }, before) => {
      showToast({ text: (before ? messages.updated : messages.created)(name), tone: 'ok' });
      onDone();
    },
    onFailed: (error) => {
      if (!(error instanceof ApiProblem) || error.status === 401) return;
      showToast({ text: serverMessageOr(error, messages.createFailed), tone: 'bad' });
    },
  });
}
