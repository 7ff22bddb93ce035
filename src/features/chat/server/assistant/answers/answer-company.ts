// Answers on the shop itself: since when, business id, makers, reviews, social media. Each from the profile or the catalogue.
import { searchPath } from '../../../../catalogue/paths.ts';
import type { TyreFilters } from '../../../../catalogue/search/search-filters.ts';
import { CONTACT_PATH } from '../../../../pages/paths.ts';
import type { ShopProfile } from '../../../../shop-profile/shop-profile.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Concept } from '../concepts.ts';
import type { Details } from '../details/details.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { answer, waysToShop, type Action, type Answer } from './answer.ts';

const SHOWN_MAKERS = 24;

interface Fact {
  readonly concept: Concept;
  readonly line: string;
  readonly pages?: readonly Action[];
}

/** Facts that the shop has not given are not among the answers. */
export async function answerCompany(tools: AssistantTools, { said, text = '' }: Details): Promise<Answer> {
  const shop = await tools.shop();
  const facts = [...factsOf(shop), await makersFact(tools)];
  const requested = facts.filter(({ concept, line }) => said?.has(concept) && line !== '');
  if (requested.length === 0) {
    const published = await answerPublished(tools, text);
    return published.isUnanswered ? answerPublished(tools, messages.companyQuestion) : published;
  }
  const pages = requested.flatMap((fact) => fact.pages ?? []);
  return answer(
    'articlesAndFaq',
    requested.map(({ line }) => line),
    {
      sources: [{ title: messages.sources.contact, href: CONTACT_PATH }],
      actions: pages.length > 0 ? pages : waysToShop(shop),
    },
  );
}

function factsOf({ founded, businessId, companyName, name, links }: ShopProfile): Fact[] {
  return [
    { concept: 'founded', line: founded.introduction || founded.description },
    {
      concept: 'businessId',
      line: businessId === '' ? '' : messages.businessId(companyName || name, businessId),
    },
    {
      concept: 'reviews',
      line: links.reviews === '' ? '' : messages.reviews,
      pages: [{ label: messages.actions.reviews, href: links.reviews }],
    },
    {
      concept: 'socials',
      line: links.socials.length === 0 ? '' : messages.socials(links.socials.map((social) => social.name)),
      pages: links.socials.map((social) => ({ label: social.name, href: social.url })),
    },
  ];
}

async function makersFact(tools: AssistantTools): Promise<Fact> {
  return {
    concept: 'brands',
    line: await makersLine(tools),
    pages: [{ label: messages.actions.search, href: searchPath() }],
  };
}

/** Those with the most tyres first, of all or of a search. */
export async function makersLine(
  tools: AssistantTools,
  searched: Partial<TyreFilters> = {},
): Promise<string> {
  const { facets } = await tools.searchTyres(searched);
  const makers = facets.manufacturer.toSorted((one, other) => other.count - one.count);
  const names = makers.slice(0, SHOWN_MAKERS).map(({ label }) => label);
  if (names.length === 0) return '';
  const isOfAll = Object.keys(searched).length === 0;
  return isOfAll ? messages.makers(names, makers.length) : messages.makersFound(names, makers.length);
}
