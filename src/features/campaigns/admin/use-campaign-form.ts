// The form of a campaign as it is loaded, checked and saved.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned, VersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { bodyOf, campaignFormSchema, emptyForm, faultsOf, formOf } from '../campaign-form.ts';
import type { CampaignFaults, CampaignForm } from '../campaign-form.ts';
import type { Campaign, postCampaign, putCampaign } from '../contract.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import { campaignQuery, useCampaignsChanged } from './campaign-queries.ts';

const keptSchema = z.object({ version: z.int32(), value: campaignFormSchema });

export interface CampaignFormState extends Omit<VersionedForm<CampaignForm>, 'submit'> {
  today: IsoDay;
  set: (change: Partial<CampaignForm>) => void;
  /** Of the server, and of the form itself once it was sent. */
  faults: CampaignFaults;
  /** Saves unless the form itself sees a fault; answers whether it does not. */
  submit: () => boolean;
}

export function useCampaignForm(campaign: Campaign | undefined): CampaignFormState {
  const queries = useQueryClient();
  const changed = useCampaignsChanged();
  const [today] = useState(() => helsinkiDay(new Date()));
  const [areFaultsShown, setFaultsShown] = useState(false);
  const form = useVersionedForm<CampaignForm>({
    name: `campaign-${campaign?._id ?? 'new'}`,
    draftSchema: keptSchema,
    loaded: campaign ? versioned(campaign) : { value: emptyForm(today), version: 0 },
    save: async (value, version) => {
      try {
        return versioned(await save(campaign, value, version));
      } catch (error) {
        tellFailure(error);
        throw error;
      }
    },
    reload: async () =>
      versioned(await queries.query({ ...campaignQuery(campaign?._id ?? ''), staleTime: 0 })),
    onSaved: () => {
      showToast({ text: campaign ? messages.updated : messages.created, tone: 'ok' });
      void changed();
    },
  });
  const own = faultsOf(form.value, { isNew: campaign === undefined });
  return {
    ...form,
    today,
    set: (change) => form.setValue({ ...form.value, ...change }),
    faults: { ...serverFaults(form.error), ...(areFaultsShown && own) },
    submit: () => {
      const isGood = Object.keys(own).length === 0;
      setFaultsShown(!isGood);
      if (isGood && !form.isSaving) form.submit();
      return isGood;
    },
  };
}

function versioned(campaign: Campaign): Versioned<CampaignForm> {
  return { value: formOf(campaign), version: campaign.version };
}

function save(campaign: Campaign | undefined, form: CampaignForm, version: number): Promise<Campaign> {
  const body = bodyOf(form);
  if (!campaign) {
    return callApi<typeof postCampaign>({
      method: 'POST',
      path: '/campaigns',
      body: { ...body, imageUrl: form.imageUrl },
    });
  }
  return callApi<typeof putCampaign>({
    method: 'PUT',
    path: '/campaigns/:id',
    params: { id: campaign._id },
    body: { ...body, ...(form.imageUrl !== '' && { imageUrl: form.imageUrl }), version },
  });
}

/** A newer version is told in the form, where both can be seen. */
function tellFailure(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.code === 'conflict.stale' || error.status === 401) return;
  showToast({ text: error.message || messages.createFailed, tone: 'bad' });
}

function serverFaults(error: Error | null): CampaignFaults {
  if (!(error instanceof ApiProblem)) return {};
  if (error.code === 'campaign.code_taken') return { discountCode: error.message };
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
