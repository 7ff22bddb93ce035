// Public API of feedback on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { feedbackWords } from '../messages-words.ts';
import { feedbackPages } from './pages.tsx';
import { feedbackRoutes } from './routes.ts';
import { feedbackService, type FeedbackService } from './service.ts';

export type FeedbackApi = Pick<FeedbackService, 'receiveFeedback' | 'summarizeFeedback'>;

export function createFeedback(
  platform: Platform,
  uses: { features: readonly Feature[] },
): FeedbackApi & { feature: Feature } {
  const service = feedbackService(platform, uses);
  return {
    receiveFeedback: service.receiveFeedback,
    summarizeFeedback: service.summarizeFeedback,
    feature: {
      name: 'feedback',
      words: feedbackWords,
      routes: feedbackRoutes(service),
      pages: feedbackPages(),
      jobs: [retentionJob('feedback.forget', '35 * * * *', service.removeOld)],
    },
  };
}
