// Public API of enquiries on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { enquiriesWords } from '../messages-words.ts';
import { enquiryReplies, replyJob } from './replies.ts';
import { enquiryRoutes } from './routes.ts';
import { enquiryService, type Enquiries } from './service.ts';
import type { EnquirySources } from './sources.ts';
import type { EnquiryTables } from './store.ts';

export function createEnquiries(
  platform: Platform,
  sources: EnquirySources,
): { feature: Feature } & Pick<
  Enquiries,
  'summarizeNew' | 'listArrivals' | 'listEnquiredTyres' | 'listRecent'
> {
  const service = enquiryService(platform, sources);
  const job = replyJob(platform, sources);
  const replies = enquiryReplies(platform, sources, job);
  return {
    summarizeNew: service.summarizeNew,
    listArrivals: service.listArrivals,
    listEnquiredTyres: service.listEnquiredTyres,
    listRecent: service.listRecent,
    feature: {
      name: 'enquiries',
      words: enquiriesWords,
      routes: enquiryRoutes(service, replies, sources.listStaffNames),
      jobs: [job, retentionJob('enquiries.forget', '20 3 * * *', service.removeOld)],
      onRestoredShopActivated: (tx) => replies.stopSending(tx.$extendTables<EnquiryTables>()),
      // By the confirmed address: nobody but its owner has it.
      personalData: {
        name: 'enquiries',
        exportOf: ({ email }) => service.enquiriesOf(email),
        erase: ({ email }) => service.removeEnquiriesOf(email),
      },
    },
  };
}
