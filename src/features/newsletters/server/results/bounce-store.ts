// All SQL of emails that come back after their server had taken them.
import { sql } from 'kysely';

import type { DeliveryRow, Tx } from '../store.ts';

/** The mail server's code for a recipient who is not there. */
const NO_SUCH_READER = 550;

/** An email that was sent, and its newsletter, locked until the transaction ends; undefined when it was removed. */
export async function findSentEmail(
  tx: Tx,
  id: number,
): Promise<Pick<DeliveryRow, 'id' | 'newsletterId' | 'subscriberId' | 'state'> | undefined> {
  // The newsletter first, as everywhere: it may be ending, and its last counts must not miss this.
  await sql`select from newsletter
    where id = (select newsletter_id from newsletter_delivery where id = ${id}) for update`.execute(tx);
  return tx
    .selectFrom('newsletterDelivery')
    .select(['id', 'newsletterId', 'subscriberId', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The email counts as failed for there is no such recipient, also where its newsletter has ended. */
export async function recordHardBounce(
  tx: Tx,
  { id, newsletterId, state }: Pick<DeliveryRow, 'id' | 'newsletterId' | 'state'>,
): Promise<void> {
  if (state !== 'accepted' && state !== 'unconfirmed') return;
  await tx
    .updateTable('newsletterDelivery')
    .set({ state: 'failed', isHard: true, lastCode: NO_SUCH_READER })
    .where('id', '=', id)
    .execute();
  await sql`update newsletter set final_counts = final_counts || jsonb_build_object(
      ${state}::text, (final_counts ->> ${state}::text)::integer - 1,
      'failed', (final_counts ->> 'failed')::integer + 1)
    where id = ${newsletterId} and final_counts is not null`.execute(tx);
}
