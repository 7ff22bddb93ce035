// Reads and changes of campaigns as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
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
const ALL = ['campaigns'];
const LISTS = [...ALL, 'list'];
/** Specification, point 9. */
const TOGGLE_TIMEOUT_MS = 10_000;

interface CampaignPage {
  answer: Campaign[];
  total: number | null;
  version: number | null;
}

/** One page of all campaigns, those that begin last in front. */
export function campaignsQuery({ page, q }: { page: number; q: string }) {
  return queryOptions({
    queryKey: [...LISTS, page, q],
    queryFn: ({ signal }): Promise<CampaignPage> =>
      callWithTotal<typeof getCampaigns>({
        method: 'GET',
        path: '/campaigns',
        query: { page, limit: CAMPAIGNS_PER_PAGE, ...(q !== '' && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What visitors are told. */
export const activeCampaignsQuery = queryOptions({
  queryKey: [...ALL, 'active'],
  queryFn: ({ signal }) =>
    callApi<typeof getActiveCampaigns>({ method: 'GET', path: '/campaigns/active', signal }),
});

export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) =>
      callApi<typeof getCampaign>({ method: 'GET', path: '/campaigns/:id', params: { id }, signal }),
    staleTime: 0,
  });
}

/** Everything shown of campaigns is read again. */
export function useCampaignsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

/** Shown as done at once; taken back and told when it did not work. */
export function useToggleCampaign() {
  const queries = useQueryClient();
  const show = ({ _id }: Campaign, isActive: boolean): void => {
    queries.setQueriesData<CampaignPage>(
      { queryKey: LISTS },
      (page) =>
        page && { ...page, answer: page.answer.map((one) => (one._id === _id ? { ...one, isActive } : one)) },
    );
  };
  return useMutation({
    mutationFn: ({ _id, isActive }: Campaign) => {
      const rest = { method: 'PUT', params: { id: _id }, timeoutMs: TOGGLE_TIMEOUT_MS } as const;
      return isActive
        ? callApi<typeof deactivateCampaign>({ ...rest, path: '/campaigns/:id/deactivate' })
        : callApi<typeof reactivateCampaign>({ ...rest, path: '/campaigns/:id/reactivate' });
    },
    onMutate: async (campaign) => {
      await queries.cancelQueries({ queryKey: LISTS });
      show(campaign, !campaign.isActive);
    },
    onSuccess: ({ name, isActive }) =>
      showToast({ text: isActive ? messages.reactivated(name) : messages.deactivated(name), tone: 'ok' }),
    onError: (error, campaign) => {
      show(campaign, campaign.isActive);
      showToast({ text: `${messages.toggleFailed}: ${error.message}`, tone: 'bad' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}

/** Deleting, with the way back for ten seconds. */
export function useRemoveCampaign(onRemoved: () => void) {
  const changed = useCampaignsChanged();
  const restore = useMutation({
    mutationFn: ({ _id }: Campaign) =>
      callApi<typeof restoreCampaign>({ method: 'PUT', path: '/campaigns/:id/restore', params: { id: _id } }),
    onSuccess: async ({ name }) => {
      await changed();
      showToast({ text: messages.restored(name), tone: 'ok' });
    },
    onError: (error) => showToast({ text: `${messages.restoreFailed}: ${error.message}`, tone: 'bad' }),
  });
  return useMutation({
    mutationFn: ({ _id }: Campaign) =>
      callApi<typeof deleteCampaign>({ method: 'DELETE', path: '/campaigns/:id', params: { id: _id } }),
    onSuccess: async (_answer, campaign) => {
      onRemoved();
      showUndo(messages.removed(campaign.name), messages.undo, () => restore.mutate(campaign));
      await changed();
    },
  });
}
