// The pages of feedback: the form by itself, and thanks.
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { feedbackPages as messages } from '../messages.ts';
import { FEEDBACK_PATH, FEEDBACK_SENT_PATH } from '../paths.ts';
import { FeedbackPage, FeedbackSentPage } from '../site/feedback-pages.tsx';

export function feedbackPages(): Page[] {
  const { form, thanks } = messages;
  return [
    definePage({
      path: FEEDBACK_PATH,
      load: async ({ refusedForm }) => ({ kind: 'page', data: refusedForm, tags: [] }),
      head: () => ({
        title: form.title,
        description: form.description,
        canonicalPath: FEEDBACK_PATH,
        isNoIndex: true,
      }),
      view: (refused) => <FeedbackPage refused={refused} />,
    }),
    definePage({
      path: FEEDBACK_SENT_PATH,
      load: async () => ({ kind: 'page', data: undefined, tags: [] }),
      head: () => ({
        title: thanks.title,
        description: thanks.description,
        canonicalPath: FEEDBACK_SENT_PATH,
        isNoIndex: true,
      }),
      view: () => <FeedbackSentPage />,
    }),
  ];
}
