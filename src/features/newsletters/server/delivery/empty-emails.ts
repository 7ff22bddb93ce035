// Refuses to send an email that has nothing in it: all its tyres may have left the shop since it was written.
import { invalid } from '../../../../platform/contract/problem.ts';
import { emailMessages as messages } from '../../messages/email.ts';
import type { Emails } from '../emails.ts';
import * as store from '../store.ts';
import type { Db } from '../store.ts';
import type { Sending } from './sending.ts';

/** Sends as `sending` does, but for an empty email: 422. One that was sent is answered by `sending`. */
export function refusingEmptyEmails(sending: Sending, db: Db, emails: Emails): Sending {
  return {
    ...sending,
    send: async (id, request) => {
      const row = await store.readNewsletter(db, id);
      if (row && row.status !== 'sent') {
        const { subject, content, heroImage } = row;
        const { isEmpty } = await emails.render({ subject, content, heroImage });
        if (isEmpty) throw invalid('newsletter.nothing_left', messages.nothingLeft);
      }
      return sending.send(id, request);
    },
  };
}
