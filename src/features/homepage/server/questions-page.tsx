// The page of all questions with their answers.
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { HOME_PATH, HOMEPAGE_TAG, QUESTIONS_PATH, QUESTION_SEARCH } from '../contract.ts';
import { faqMessages as messages } from '../messages.ts';
import { AllQuestions } from '../site/all-questions.tsx';
import type { HomepageContent } from './service.ts';

export function questionsPage({ faq }: Pick<HomepageContent, 'faq'>, publicUrl: string): Page {
  return definePage({
    path: QUESTIONS_PATH,
    query: [QUESTION_SEARCH],
    load: async ({ query }) => ({
      kind: 'page',
      data: { questions: (await faq.read()).items, search: query[QUESTION_SEARCH] ?? '' },
      tags: [HOMEPAGE_TAG],
    }),
    head: ({ search }) => ({
      title: messages.headTitle,
      description: messages.description,
      canonicalPath: QUESTIONS_PATH,
      isNoIndex: search !== '',
      jsonLd: [
        breadcrumbData([{ label: messages.home, href: HOME_PATH }, { label: messages.title }], publicUrl),
      ],
    }),
    view: (data) => <AllQuestions {...data} />,
  });
}
