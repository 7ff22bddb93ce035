// The one setting of the hotel: how many sets the shop changes in a day.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { UnsavedGuard } from '../../../platform/ui/unsaved-guard.tsx';
import type { getHotelSettings, HotelSettings, putHotelSettings } from '../contract-settings.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { hotelSettingsMessages as messages } from '../messages-admin.ts';
import { hotelErrors } from '../messages.ts';
import { useSetsChanged } from './set-queries.ts';

import styles from './hotel.module.css';

const settingsQuery = queryOptions({
  queryKey: ['tyre-hotel-settings'],
  queryFn: ({ signal }) =>
    callApi<typeof getHotelSettings>({ method: 'GET', path: '/tyre-hotel-settings', signal }),
  staleTime: 0,
});

export function HotelSettingsPanel() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (error) {
    return <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />;
  }
  return data ? <SettingsForm key={data.changesPerDay} stored={data} /> : <Skeleton lines={3} />;
}

function SettingsForm({ stored }: { stored: HotelSettings }) {
  const queries = useQueryClient();
  const setsChanged = useSetsChanged();
  const [text, setText] = useState(String(stored.changesPerDay));
  const [isChecked, setChecked] = useState(false);
  const changesPerDay = readCount(text);
  const isDirty = changesPerDay !== stored.changesPerDay;
  const save = useMutation({
    mutationFn: (body: HotelSettings) =>
      callApi<typeof putHotelSettings>({ method: 'PUT', path: '/tyre-hotel-settings', body }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings);
      showToast({ text: messages.saved, tone: 'ok' });
      void setsChanged();
    },
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (changesPerDay !== undefined && isDirty && !save.isPending) save.mutate({ changesPerDay });
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty && !save.isPending} />
      <TextField
        label={messages.changesPerDay}
        help={messages.changesPerDayHelp}
        unit={messages.unit}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        error={isChecked && changesPerDay === undefined ? hotelErrors.badPerDay : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {save.error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {save.error.message}
        </Notice>
      )}
      <div className={styles.save}>
        <Button type="submit" isBusy={save.isPending} disabled={!isDirty}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}

/** Undefined when it is no number of sets that a shop could change in a day. */
function readCount(text: string): number | undefined {
  if (!/^\d{1,4}$/.test(text.trim())) return undefined;
  const count = Number(text);
  return count >= 1 && count <= HOTEL_LIMITS.mostChangesPerDay ? count : undefined;
}
