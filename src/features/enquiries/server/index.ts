// Front door of enquiries.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { forgetEnquiriesJob } from './jobs.ts';
import { enquiryRoutes } from './routes.ts';
import { enquiryService } from './service.ts';
import type { Enquiries } from './service.ts';

export interface EnquiriesFrontDoor extends Pick<Enquiries, 'enquiriesOf' | 'removeEnquiriesOf'> {
  feature: Feature;
}

export function createEnquiries(platform: Platform): EnquiriesFrontDoor {
  const service = enquiryService(platform);
  const { enquiriesOf, removeEnquiriesOf } = service;
  return {
    enquiriesOf,
    removeEnquiriesOf,
    feature: {
      name: 'enquiries',
      routes: enquiryRoutes(service),
      jobs: [forgetEnquiriesJob(service)],
    },
  };
}
