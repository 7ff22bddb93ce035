// What happens to the records of conversations by itself.
import { z } from 'zod';

import { defineJob } from '../../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import type { Gaps } from './gaps-service.ts';
import type { Conversations } from './service.ts';

/** Every hour: messages and addresses past their time go, and where log calls came from within two hours. */
export function forgetConversationsJob(service: Conversations, gaps: Pick<Gaps, 'forgetHidden'>): AnyJob {
  return defineJob({
    name: 'conversations.forget',
    schema: z.object({}),
    schedule: { cron: '45 * * * *' },
    run: async ({ log }) => {
      const count = await service.forgetOld();
      await gaps.forgetHidden();
      if (count > 0) log.info({ count }, 'old messages of conversations removed');
    },
  });
}
