// Front door of feedback.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { forgetFeedbackJob } from './jobs.ts';
import { feedbackPages } from './pages.tsx';
import { feedbackRoutes } from './routes.ts';
import { feedbackService } from './service.ts';
import type { FeedbackService } from './service.ts';

export type FeedbackDoor = Pick<FeedbackService, 'receiveFeedback' | 'summarizeFeedback'>;

export function createFeedback(platform: Platform): FeedbackDoor & { feature: Feature } {
  const service = feedbackService(platform);
  return {
    receiveFeedback: service.receiveFeedback,
    summarizeFeedback: service.summarizeFeedback,
    feature: {
      name: 'feedback',
      routes: feedbackRoutes(service),
      pages: feedbackPages(),
      jobs: [forgetFeedbackJob(service)],
    },
  };
}
