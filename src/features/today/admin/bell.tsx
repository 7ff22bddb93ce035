// The bell of the back office: what has happened in the shop, with how much of it is new to this user.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { BellList, Notifications } from '../../../platform/ui/overlay/toasts.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { getEvents, postEventsSeen, ShopEvent } from '../contract-events.ts';
import { bellMessages as messages } from '../messages-bell.ts';

const EVENTS = ['events'];
const REFRESH_MS = 60_000;
const eventsQuery = {
  ...apiQuery<typeof getEvents>(EVENTS, 'GET /admin/events'),
  refetchInterval: REFRESH_MS,
};

export function Bell() {
  const queries = useQueryClient();
  const { data } = useQuery(eventsQuery);
  const seen = useMutation({
    mutationFn: (until: string) =>
      callApi<typeof postEventsSeen>('POST /admin/events/seen', { body: { until } }),
  });
  const { newCount = 0, items = [] } = data ?? {};
  // New items stay marked while the list is open; only the count disappears.
  const see = () => {
    const [newest] = items;
    if (newCount === 0 || !newest) return;
    // A read that is under way does not know of this yet.
    void queries.cancelQueries({ queryKey: EVENTS });
    queries.setQueryData(eventsQuery.queryKey, { newCount: 0, items });
    seen.mutate(newest.at);
  };
  return (
    <Notifications
      onOpen={see}
      badge={
        newCount > 0 && (
          <Badge tone="warn">
            <span aria-hidden="true">{newCount}</span>
            <VisuallyHidden>{messages.newOnes(newCount)}</VisuallyHidden>
          </Badge>
        )
      }
    >
      {items.length === 0 ? <p>{messages.empty}</p> : <BellList entries={items.map(entryOf)} />}
    </Notifications>
  );
}

function closeList({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.hidePopover();
}

function entryOf({ id, at, text, path, isFailure, isNew }: ShopEvent) {
  return {
    id,
    tone: isFailure ? ('bad' as const) : ('info' as const),
    at: new Date(at),
    text: (
      <>
        {isNew && <Badge tone="warn">{messages.isNew}</Badge>}{' '}
        <Link to={path} onClick={closeList}>
          {text}
        </Link>
      </>
    ),
  };
}
