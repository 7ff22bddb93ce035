// What staff see when a subscription cannot be ended.
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { subscriberListMessages as messages } from '../messages-admin.ts';
import { Asked } from './subscriber-actions.tsx';

test('a subscription that cannot be ended says so in Finnish first, with the specified words after it', () => {
  const html = renderToStaticMarkup(
    <Asked
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
