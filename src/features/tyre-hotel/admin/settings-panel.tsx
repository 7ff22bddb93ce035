// The one setting of the hotel: how many sets the shop changes in a day.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { callApi } from '../../../platform/browser/api.ts';
import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { RecordForm } from '../../../platform/ui/form/record-form.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { hotelSettingsFormSchema, type HotelSettings, type putHotelSettings } from '../contract/settings.ts';
import { hotelSettingsMessages as messages } from '../messages/admin.ts';
import { ALL_SETS, settingsQuery } from './sets/set-queries.ts';

export function HotelSettingsPanel() {
  const query = useQuery(settingsQuery);
  if (query.data) return <SettingsForm stored={query.data} />;
  return <LoadState query={query} title={messages.loadFailed} lines={3} />;
}

const fields: FieldTable<z.input<typeof hotelSettingsFormSchema>> = [
  { name: 'changesPerDay', label: messages.changesPerDay },
];

function SettingsForm({ stored }: { stored: HotelSettings }) {
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'tyre-hotel-settings',
    schema: hotelSettingsFormSchema,
    fields,
    stored,
    valuesOf: (settings: HotelSettings) => settings,
    save: (body) => callApi<typeof putHotelSettings>('PUT /tyre-hotel-settings', { body }),
    invalidates: ALL_SETS,
    onSaved: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings);
      showToast({ text: messages.saved, tone: 'ok' });
    },
  });
  return (
    <RecordForm form={form} failed={messages.failed}>
      <TextField
        {...form.field('changesPerDay')}
        help={messages.changesPerDayHelp}
        unit={messages.unit}
        inputMode="numeric"
        maxLength={4}
      />
    </RecordForm>
  );
}
