// The stored shop profile, for the two forms that each edit a part of it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import type { getShopProfile, putShopProfile, ShopProfileInput, ShopProfileResponse } from '../contract.ts';

const profileQuery = {
  ...apiQuery<typeof getShopProfile>(['shop-profile'], 'GET /shop-profile'),
  // A form begins from what is stored now, never from an older answer.
  gcTime: 0,
};

interface LoadedProfileProps {
  loadFailed: string;
  children: (profile: ShopProfileResponse) => ReactNode;
}

/** Draws the form once the profile is loaded. */
export function LoadedProfile({ loadFailed, children }: LoadedProfileProps) {
  const query = useQuery(profileQuery);
  if (query.data) return children(query.data);
  return <LoadState query={query} title={loadFailed} />;
}

/** How a form saves its part and loads the profile again. */
export function useProfileCalls() {
  const queries = useQueryClient();
  return {
    save: async (body: ShopProfileInput) => {
      const saved = await callApi<typeof putShopProfile>('PUT /shop-profile', { body });
      queries.setQueryData(profileQuery.queryKey, saved);
      return saved;
    },
    reload: () => queries.query({ ...profileQuery, staleTime: 0 }),
  };
}
