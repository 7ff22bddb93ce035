// Public API of enquiries on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { enquiriesWords } from '../messages-words.ts';
import { enquiryRoutes } from './routes.ts';
import { enquiryService, type Enquiries } from './service.ts';

export function createEnquiries(
  platform: Platform,
): { feature: Feature } & Pick<Enquiries, 'summarizeNew' | 'listArrivals'> {
  const service = enquiryService(platform);
  return {
    summarizeNew: service.summarizeNew,
    listArrivals: service.listArrivals,
    feature: {
      name: 'enquiries',
      words: enquiriesWords,
      routes: enquiryRoutes(service),
      jobs: [retentionJob('enquiries.forget', '20 3 * * *', service.removeOld)],
      // By the confirmed address: nobody but its owner has it.
      personalData: {
        name: 'enquiries',
        exportOf: ({ email }) => service.enquiriesOf(email),
        erase: ({ email }) => service.removeEnquiriesOf(email),
      },
    },
  };
}
