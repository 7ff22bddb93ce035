// Front door of enquiries.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { forgetEnquiriesJob } from './jobs.ts';
import { enquiryRoutes } from './routes.ts';
import { enquiryService } from './service.ts';

export function createEnquiries(platform: Platform): { feature: Feature } {
  const service = enquiryService(platform);
  return {
    feature: {
      name: 'enquiries',
      routes: enquiryRoutes(service),
      jobs: [forgetEnquiriesJob(service)],
    },
  };
}
