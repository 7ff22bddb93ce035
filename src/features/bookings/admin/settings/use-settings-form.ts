// The form over the bookings' settings: how they are loaded and saved.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { useRecordForm } from '../../../../platform/browser/form/use-record-form.ts';
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { BookingSettings, getBookingSettings, putBookingSettings } from '../../contract/settings.ts';
import { settingsFields, settingsFormSchema } from './settings-form.ts';

export const settingsQuery = {
  ...apiQuery<typeof getBookingSettings>(['booking-settings'], 'GET /admin/booking-settings'),
  staleTime: 0,
};

export function useSettingsForm(stored: BookingSettings) {
  const queries = useQueryClient();
  const [today] = useState(() => helsinkiDay(new Date()));
  return useRecordForm({
    name: 'booking-settings',
    schema: settingsFormSchema(today),
    fields: settingsFields,
    stored,
    valuesOf: ({ version: _version, ...settings }: BookingSettings) => settings,
    save: (settings, { version }) =>
      callApi<typeof putBookingSettings>('PUT /admin/booking-settings', { body: { ...settings, version } }),
    reload: () => queries.query(settingsQuery),
    invalidates: settingsQuery.queryKey,
  });
}
export type BookingSettingsForm = ReturnType<typeof useSettingsForm>;
