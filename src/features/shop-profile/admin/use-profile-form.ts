// One part of the shop profile as a versioned form. Two parts are edited apart, so a save over a version in which only the
// other part changed goes through unasked.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { useVersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import type { Versioned, VersionedForm } from '../../../platform/browser/use-versioned-form.ts';
import { shopProfileSchema } from '../contract.ts';
import type { getShopProfile, putShopProfile, SentProfile, ShopProfileAnswer } from '../contract.ts';

export const profileQuery = queryOptions({
  queryKey: ['shop-profile'],
  queryFn: ({ signal }) => callApi<typeof getShopProfile>({ method: 'GET', path: '/shop-profile', signal }),
  // A form begins from what is stored now, never from what was seen a while ago.
  gcTime: 0,
});

export interface ProfilePart<Draft> {
  /** Names the draft in the tab's storage. */
  name: string;
  draftSchema: z.ZodType<Draft>;
  toDraft: (profile: ShopProfileAnswer) => Draft;
  /** What is sent of a draft without faults. */
  toBody: (draft: Draft) => SentProfile;
}

export function useProfileForm<Draft>(
  part: ProfilePart<Draft>,
  loaded: ShopProfileAnswer,
): VersionedForm<Draft> {
  const { name, draftSchema, toDraft, toBody } = part;
  const queries = useQueryClient();
  const [seen] = useState(() => new Map([[loaded.version, JSON.stringify(toDraft(loaded))]]));
  const take = (profile: ShopProfileAnswer): Versioned<Draft> => {
    const value = toDraft(profile);
    seen.set(profile.version, JSON.stringify(value));
    return { value, version: profile.version };
  };
  const put = async (draft: Draft, version: number) => {
    const body = { ...toBody(draft), version };
    const saved = await callApi<typeof putShopProfile>({ method: 'PUT', path: '/shop-profile', body });
    queries.setQueryData(profileQuery.queryKey, saved);
    return take(saved);
  };
  return useVersionedForm<Draft>({
    name,
    draftSchema: z.object({ value: draftSchema, version: z.int32() }),
    loaded: { value: toDraft(loaded), version: loaded.version },
    save: async (draft, version) => {
      try {
        return await put(draft, version);
      } catch (error) {
        const current = storedProfile(error);
        if (!current || JSON.stringify(toDraft(current)) !== seen.get(version)) throw error;
        return put(draft, current.version);
      }
    },
    reload: async () => take(await queries.query({ ...profileQuery, staleTime: 0 })),
  });
}

/** What is stored, told beside a save that came too late. */
function storedProfile(error: unknown): ShopProfileAnswer | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'conflict.stale') return undefined;
  return shopProfileSchema.safeParse(error.current).data;
}
