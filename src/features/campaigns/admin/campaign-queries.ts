// Reads and changes of campaigns as the back office uses them.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import type {
  Campaign,
  deactivateCampaign,
  deleteCampaign,
  getActiveCampaigns,
  getCampaign,
  getCampaigns,
  reactivateCampaign,
  restoreCampaign,
} from '../contract.ts';
import { campaignAdminMessages as messages } from '../messages-admin.ts';

export const CAMPAIGNS_PATH = '/admin/campaigns';
export const CAMPAIGNS_PER_PAGE = 20;
export const CAMPAIGNS_KEY = ['campaigns'];
const LIST_KEY = [...CAMPAIGNS_KEY, 'list'];
const TOGGLE_TIMEOUT_MS = 10_000;

interface CampaignPage {
  answer: Campaign[];
  total: number | null;
  version: number | null;
}

/** One page of all campaigns, latest start first. */
export function campaignsQuery({ page, q }: { page: number; q: string }) {
  return apiList<typeof getCampaigns>(LIST_KEY, 'GET /campaigns', {
    query: { page, limit: CAMPAIGNS_PER_PAGE, ...(q !== '' && { q }) },
  });
}

/** What visitors see. */
export const activeCampaignsQuery = apiList<typeof getActiveCampaigns>(
  CAMPAIGNS_KEY,
  'GET /campaigns/active',
);

export function campaignQuery(id: string) {
  return {
    ...apiQuery<typeof getCampaign>(CAMPAIGNS_KEY, 'GET /campaigns/:id', { params: { id } }),
    staleTime: 0,
  };
}

/** Optimistic: shown as done at once, rolled back with a message on failure. */
export function useToggleCampaign() {
  const queries = useQueryClient();
  const setCachedActive = ({ _id }: Campaign, isActive: boolean): void => {
    queries.setQueriesData<CampaignPage>(
      { queryKey: LIST_KEY },
      (page) =>
        page && { ...page, answer: page.answer.map((one) => (one._id === _id ? { ...one, isActive } : one)) },
    );
  };
  return useMutation({
    mutationFn: ({ _id, isActive }: Campaign) => {
      const call = { params: { id: _id }, timeoutMs: TOGGLE_TIMEOUT_MS };
      return isActive
        ? callApi<typeof deactivateCampaign>('PUT /campaigns/:id/deactivate', call)
        : callApi<typeof reactivateCampaign>('PUT /campaigns/:id/reactivate', call);
    },
    onMutate: async (campaign) => {
      await queries.cancelQueries({ queryKey: LIST_KEY });
      setCachedActive(campaign, !campaign.isActive);
    },
    onSuccess: ({ name, isActive }) =>
      showToast({ text: isActive ? messages.reactivated(name) : messages.deactivated(name), tone: 'ok' }),
    onError: (error, campaign) => {
      setCachedActive(campaign, campaign.isActive);
      showToast({ text: `${messages.toggleFailed}: ${error.message}`, tone: 'bad' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
  });
}

/** Deleting, with an undo for ten seconds. */
export function useRemoveCampaign(onRemoved: () => void) {
  const restore = useApiSave<typeof restoreCampaign, Campaign>(
    'PUT /campaigns/:id/restore',
    ({ _id: id }) => ({ params: { id } }),
    {
      invalidates: CAMPAIGNS_KEY,
      onSuccess: ({ name }) => void showToast({ text: messages.restored(name), tone: 'ok' }),
      onError: (error) =>
        void showToast({ text: `${messages.restoreFailed}: ${error.message}`, tone: 'bad' }),
    },
  );
  return useApiSave<typeof deleteCampaign, Campaign>(
    'DELETE /campaigns/:id',
    ({ _id: id }) => ({ params: { id } }),
    {
      invalidates: CAMPAIGNS_KEY,
      onSuccess: (_answer, campaign) => {
        onRemoved();
        showUndo(messages.removed(campaign.name), messages.undo, () => restore.mutate(campaign));
      },
    },
  );
}
