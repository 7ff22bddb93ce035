// The form of a tracking over the list: a new one, or one that is stored.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useListed } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { SidePanel } from '../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import type { postTracking, putTracking, Tracking } from '../contract.ts';
import { competitorFormMessages as messages, competitorMessages } from '../messages-admin.ts';
import { trackingErrors } from '../messages.ts';
import { newTracking, trackingFormSchema, valuesOf, type TrackingForm } from '../tracking-form.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { ALL_TRACKINGS, COMPETITORS_PATH, trackingsQuery } from './tracking-queries.ts';

export function NewTrackingPanel() {
  const close = useBackToList();
  return (
    <SidePanel title={messages.createTitle} onClose={close}>
      <TrackingEditor onDone={close} />
    </SidePanel>
  );
}

export function EditTrackingPanel() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const tracking = useListed(trackingsQuery, id, trackingErrors.notFound);
  return (
    <SidePanel key={id} title={messages.editTitle} onClose={close}>
      {tracking.data ? (
        <TrackingEditor tracking={tracking.data} onDone={close} />
      ) : (
        <LoadState query={tracking} title={competitorMessages.loadFailed} />
      )}
    </SidePanel>
  );
}

export function useBackToList(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(COMPETITORS_PATH), [navigate]);
}

const fields: FieldTable<TrackingForm> = [
  { name: 'name', label: messages.name },
  { name: 'url', label: messages.url },
  { name: 'productName', label: messages.productName },
  {
    name: 'productId',
    label: messages.ownTyre,
    text: ({ productLabel, productId }) => productLabel || (productId ?? ''),
  },
  {
    name: 'trackingType',
    label: messages.trackingType,
    text: ({ trackingType }) => competitorMessages.types[trackingType],
  },
  { name: 'selector', label: messages.selector },
  { name: 'isEnabled', label: messages.isEnabled },
  { name: 'notifications.priceIncrease', label: messages.priceIncrease },
  { name: 'notifications.priceDecrease', label: messages.priceDecrease },
  {
    name: 'notifications.emailRecipients',
    label: messages.recipients,
    sentAs: 'notifications.emailRecipients',
  },
  { name: 'crawlSettings.timeout', label: messages.timeout },
  { name: 'crawlSettings.retryAttempts', label: messages.attempts },
];

interface TrackingEditorProps {
  /** Left out for a new one. */
  tracking?: Tracking;
  onDone: () => void;
}

function TrackingEditor({ tracking, onDone }: TrackingEditorProps) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'tracking',
    schema: trackingFormSchema,
    fields,
    stored: tracking,
    start: newTracking,
    valuesOf,
    save: ({ productLabel: _productLabel, ...body }, { record, version, creationKey: idempotencyKey }) =>
      record
        ? callApi<typeof putTracking>('PUT /competitor-prices/:id', {
            params: { id: record._id },
            body: { ...body, version },
          })
        : callApi<typeof postTracking>('POST /competitor-prices', { body, idempotencyKey }),
    reload: async () => {
      const all = await queries.query({ ...trackingsQuery, staleTime: 0 });
      const stored = all.find(({ _id }) => _id === tracking?._id);
      if (!stored) throw new Error(trackingErrors.notFound);
      return stored;
    },
    invalidates: ALL_TRACKINGS,
    onSaved: ({ name }, before) => {
      showToast({ text: (before ? messages.updated : messages.created)(name), tone: 'ok' });
      onDone();
    },
  });
  return (
    <RecordForm
      form={form}
      failed={form.record ? competitorMessages.updateFailed : competitorMessages.createFailed}
      onCancel={onDone}
    >
      <TrackingFields form={form} />
    </RecordForm>
  );
}
