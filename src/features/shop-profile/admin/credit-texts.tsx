// Texts of home page, campaigns, newsletters and articles that contradict the credit terms, each with a link.
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router';

import { callApi } from '../../../platform/browser/api.ts';
import type { listArticles } from '../../articles/contract.ts';
import type { getCampaigns } from '../../campaigns/contract.ts';
import type { getFaq, getHomepageSettings, getSellingPoints } from '../../homepage/contract.ts';
import { homepageTexts } from '../../homepage/editor-draft.ts';
import type { listNewsletters } from '../../newsletters/contract/newsletters.ts';
import type { findContradictions, WrittenText } from '../credit-words.ts';
import { creditTextMessages as messages } from '../messages-editor.ts';

export const creditTextsQuery = queryOptions({
  queryKey: ['credit-texts'],
  queryFn: async ({ signal }): Promise<WrittenText[]> => {
    const parts = await Promise.all([
      homeTexts(signal),
      campaignTexts(signal),
      newsletterTexts(signal),
      articleTexts(signal),
    ]);
    return parts.flat();
  },
  // Texts are changed in other panels.
  gcTime: 0,
});

async function homeTexts(signal: AbortSignal): Promise<WrittenText[]> {
  const [settings, points, questions] = await Promise.all([
    callApi<typeof getHomepageSettings>('GET /homepage-settings', { signal }),
    callApi<typeof getSellingPoints>('GET /selling-points', { signal }),
    callApi<typeof getFaq>('GET /faq', { signal }),
  ]);
  return [
    ...homepageTexts(settings).map(({ place, part, text }) => ({
      where: messages.home(place),
      href: `/admin/homepage/${part}`,
      text,
    })),
    ...points.map(({ title, text }) => ({
      where: messages.sellingPoint(title),
      href: '/admin/settings/myyntilauseet',
      text: `${title}\n${text}`,
    })),
    ...questions.map(({ question, answer }) => ({
      where: messages.question(question),
      href: '/admin/settings/kysymykset',
      text: `${question}\n${answer}`,
    })),
  ];
}

async function campaignTexts(signal: AbortSignal): Promise<WrittenText[]> {
  const campaigns = await callApi<typeof getCampaigns>('GET /campaigns', { signal });
  return campaigns.map(({ _id, name, description }) => ({
    where: messages.campaign(name),
    href: `/admin/campaigns/${_id}`,
    text: `${name}\n${description}`,
  }));
}

/** What was sent cannot be changed. */
async function newsletterTexts(signal: AbortSignal): Promise<WrittenText[]> {
  const newsletters = await callApi<typeof listNewsletters>('GET /newsletters', { signal });
  const waiting = newsletters.filter(({ status }) => status === 'draft' || status === 'scheduled');
  return waiting.map(({ _id, subject, content }) => ({
    where: messages.newsletter(subject),
    href: `/admin/newsletters/${_id}`,
    text: `${subject}\n${content}`,
  }));
}

async function articleTexts(signal: AbortSignal): Promise<WrittenText[]> {
  const articles = await callApi<typeof listArticles>('GET /blog/articles', {
    query: { drafts: 'true' },
    signal,
  });
  return articles.map(({ _id, title, summary, content }) => ({
    where: messages.article(title),
    href: `/admin/blog/${_id}`,
    text: `${title}\n${summary}\n${content}`,
  }));
}

export function UntrueTexts({ texts }: { texts: ReturnType<typeof findContradictions> }) {
  return (
    <ul>
      {texts.map(({ where, href, words }) => (
        <li key={`${href} ${where}`}>
          <Link to={href}>{where}</Link> <q>{words}</q>
        </li>
      ))}
    </ul>
  );
}
