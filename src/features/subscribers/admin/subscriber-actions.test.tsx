// What staff see when a subscription cannot be ended.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { subscriberListMessages as messages } from '../messages-admin.ts';
import { SubscriberActions, SubscriberQuestion } from './subscriber-actions.tsx';

test('a failed unsubscription is shown in Finnish first, with the specified words after it', () => {
  const html = renderToStaticMarkup(
    <SubscriberQuestion
      id="cancel"
      email="a@example.fi"
      dialog={createRef()}
      texts={{
        action: messages.cancel,
        title: messages.cancelTitle,
        body: messages.cancelBody('a@example.fi'),
        failed: messages.cancelFailed,
        quoted: messages.cancelFailedQuoted,
      }}
      isPending={false}
      error={new Error('Yhteys palvelimeen katkesi.')}
      onConfirm={() => {}}
    />,
  );
  expect(html).toMatch(
    /role="alert".*Tilausta ei peruttu.*Yhteys palvelimeen katkesi\..*<p lang="en"[^>]*>Failed to unsubscribe<\/p>/s,
  );
});

test('a subscription that has ended has no way back in the back office', () => {
  const buttons = (status: 'subscribed' | 'pending' | 'cancelled') => {
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <SubscriberActions
          subscriber={{
            _id: '0192f0c1-0000-7000-8000-000000000001',
            email: 'a@example.fi',
            isSubscribed: status === 'subscribed',
            status,
            createdAt: '2026-11-21T10:00:00.000Z',
            subscribedAt: null,
            cancelledAt: null,
            size: '',
            season: null,
          }}
        />
      </QueryClientProvider>,
    );
    return [messages.cancel, messages.remove].filter((word) => html.includes(`aria-label="${word}: a@`));
  };
  expect(buttons('subscribed')).toEqual([messages.cancel, messages.remove]);
  expect(buttons('pending')).toEqual([messages.cancel, messages.remove]);
  expect(buttons('cancelled')).toEqual([messages.remove]);
});
