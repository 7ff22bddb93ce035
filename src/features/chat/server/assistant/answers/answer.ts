// The shape of an answer: text in the one Markdown grammar, its sources, and what the visitor can do next.
import type { FittingTerms } from '../../../../catalogue/fitting/fitting-terms.ts';
import type { ProductCard } from '../../../../catalogue/product/product-view.ts';
import type { TyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { CONTACT_PATH } from '../../../../pages/paths.ts';
import { phoneHref, type ShopProfile } from '../../../../shop-profile/shop-profile.ts';
import type { MissingKind } from '../../../contract/gaps.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { ToolName } from '../tools.ts';

/** A page of the shop that an answer comes from. */
export interface Source {
  readonly title: string;
  readonly href: string;
}

/** A step the visitor can take: a page of the shop, tel:, mailto:, or an address of the shop profile. */
export interface Action {
  readonly label: string;
  readonly href: string;
  /** Sent in the visitor's name when it is pressed; the link is then not used. */
  readonly ask?: string;
}

export interface Answer {
  readonly tool: ToolName;
  readonly text: string;
  readonly sources: readonly Source[];
  readonly actions: readonly Action[];
  readonly products: readonly ProductCard[];
  /** What prices and days of the products are made from; given with them. */
  readonly terms?: FittingTerms;
  /** Nothing was found: staff see the question among the unanswered. */
  readonly isUnanswered: boolean;
  /** A size waiting for the visitor's yes. */
  readonly asksAbout?: TyreSize;
  /** Nothing of it is in stock: staff see the size among the missing ones. */
  readonly missing?: MissingTyres;
}

/** The requested size and kind, whatever the maker; `kind` null when any tyre would have done. */
export interface MissingTyres {
  /** '205/55R16'. */
  readonly size: string;
  readonly kind: MissingKind | null;
}

export function answer(tool: ToolName, text: string | readonly string[], rest: Partial<Answer> = {}): Answer {
  return {
    tool,
    text: typeof text === 'string' ? text : text.filter(Boolean).join('\n'),
    sources: [],
    actions: [],
    products: [],
    isUnanswered: false,
    ...rest,
  };
}

/** The ways to a person: phone, callback form, booking. Those that the shop has not named are left out. */
export function waysToShop({ phone, links }: ShopProfile, isBooked = false): Action[] {
  return [
    ...(isBooked && links.booking !== '' ? [{ label: messages.actions.book, href: links.booking }] : []),
    ...(phone === '' ? [] : [{ label: messages.actions.call(phone), href: phoneHref(phone) }]),
    { label: messages.actions.leaveNumber, href: CONTACT_PATH },
  ];
}

/** Links shown under an answer to several questions. */
const MAX_ACTIONS = 4;

/** Answers to several questions of one turn as one, in the order in which they were asked. */
export function joinAnswers(first: Answer, ...others: readonly Answer[]): Answer {
  const all = [first, ...others];
  const each = Math.ceil(MAX_ACTIONS / all.length);
  return {
    // The one that shows tyres, if any does.
    ...(all.find(({ terms }) => terms) ?? first),
    tool: first.tool,
    text: withoutRepeatedLines(all.map(({ text }) => text)),
    sources: withoutRepeats(all.flatMap(({ sources }) => sources)),
    actions: withoutRepeats(all.flatMap(({ actions }) => actions.slice(0, each))),
    products: all.flatMap(({ products }) => products.slice(0, each)),
  };
}

function withoutRepeats<T extends { readonly href: string }>(links: readonly T[]): T[] {
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** Letters; a shorter line may mean something else when repeated. */
const LONG_LINE = 40;

/** What applies to all is given once, at the end of the last. */
function withoutRepeatedLines(texts: readonly string[]): string {
  const lines = texts.join('\n').split('\n');
  const isRepeated = (line: string, at: number) =>
    lines.some((other, place) => other.startsWith(line) && (place > at || other.length > line.length));
  return lines.filter((line, at) => line.length < LONG_LINE || !isRepeated(line, at)).join('\n');
}
