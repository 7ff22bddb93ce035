// The page of all questions with their answers.
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { HOME_PATH, HOMEPAGE_TAG, QUESTIONS_PATH } from '../contract.ts';
import { faqMessages as messages } from '../messages.ts';
import { AllQuestions } from '../site/questions.tsx';
import type { HomepageContent } from './service.ts';

export function questionsPage({ faq }: Pick<HomepageContent, 'faq'>, publicUrl: string): Page {
  return definePage({
    path: QUESTIONS_PATH,
    load: async () => ({ kind: 'page', data: (await faq.read()).items, tags: [HOMEPAGE_TAG] }),
    head: () => ({
      title: messages.headTitle,
      description: messages.description,
      canonicalPath: QUESTIONS_PATH,
      jsonLd: [
        breadcrumbData([{ label: messages.home, href: HOME_PATH }, { label: messages.title }], publicUrl),
      ],
    }),
    view: (questions) => <AllQuestions questions={questions} />,
  });
}
