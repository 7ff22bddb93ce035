// The stored shop profile, for the two forms that each edit a part of it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/page/skeleton.tsx';
import type { getShopProfile, putShopProfile, SentProfile, ShopProfileAnswer } from '../contract.ts';

const profileQuery = {
  ...apiQuery<typeof getShopProfile>(['shop-profile'], 'GET /shop-profile'),
  // A form begins from what is stored now, never from an older answer.
  gcTime: 0,
};

interface LoadedProfileProps {
  loadFailed: string;
  children: (profile: ShopProfileAnswer) => ReactNode;
}

/** Draws the form once the profile is loaded. */
export function LoadedProfile({ loadFailed, children }: LoadedProfileProps) {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return children(data);
  if (!error) return <Skeleton lines={10} />;
  return <LoadFailure title={loadFailed} message={error.message} onRetry={() => void refetch()} />;
}

/** How a form saves its part and loads the profile again. */
export function useProfileCalls() {
  const queries = useQueryClient();
  return {
    save: async (body: SentProfile) => {
      const saved = await callApi<typeof putShopProfile>('PUT /shop-profile', { body });
      queries.setQueryData(profileQuery.queryKey, saved);
      return saved;
    },
    reload: () => queries.query({ ...profileQuery, staleTime: 0 }),
  };
}
