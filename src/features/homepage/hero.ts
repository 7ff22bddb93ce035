// The hero as visitors see it: settings with their defaults filled in and hidden parts left out.
import { CONTACT_ID } from '../pages/paths.ts';
import type { Hero, ImagePosition } from './contract.ts';
import { heroDefaults } from './messages.ts';

export type HeroButtonKind = 'search' | 'booking' | 'assistant' | 'financing' | 'contact';

export interface HeroButton {
  kind: HeroButtonKind;
  label: string;
  href: string;
}

/** What the hero needs to know of the shop; a button without a link is left out. */
export interface HeroContext {
  phone: string;
  assistantName: string;
  links: Readonly<Record<Exclude<HeroButtonKind, 'search'>, string | undefined>>;
}

export interface ResolvedHero {
  mainHeading: string | undefined;
  title: string | undefined;
  subtitle: string | undefined;
  /** In the order of their weight: one filled, two outlined, two text links. */
  buttons: HeroButton[];
  /** undefined: the rendered wheel. */
  image: { src: string; alt: string; position: ImagePosition } | undefined;
}

const SEARCH_PATH = '/renkaat';

/** The id of the financing section. */
export const FINANCING_ID = 'rahoitus';

/** Fills in the defaults; an empty text counts as missing. */
export function resolveHero(hero: Hero, context: HeroContext): ResolvedHero {
  return {
    mainHeading: hero.mainHeadingVisible ? hero.mainHeading || heroDefaults.mainHeading : undefined,
    title: hero.titleVisible ? hero.title || heroDefaults.title : undefined,
    subtitle: hero.subtitleVisible ? hero.subtitle || heroDefaults.subtitle(context.phone) : undefined,
    buttons: resolveButtons(hero, context),
    image: hero.image
      ? {
          src: heroImagePath(hero.image),
          alt: hero.imageAlt || heroDefaults.imageAlt,
          position: hero.imagePosition,
        }
      : undefined,
  };
}

/** A path as the editor stored it, from the root of this server: 'api/files/a.webp' → '/api/files/a.webp'. */
export function heroImagePath(image: string): string {
  return image.startsWith('/') ? image : `/${image}`;
}

/** Link of the button while the site has no separate page for it: a part of the home page or the footer. */
const FALLBACKS = { financing: `#${FINANCING_ID}`, contact: `#${CONTACT_ID}` } as const;

/**
 * The buttons that lead somewhere on this site: one whose page is missing goes to its part of the home page, and
 * without that is left out.
 */
export function reachableButtons(
  buttons: readonly HeroButton[],
  pageExists: (href: string) => boolean,
  hasFinancingSection: boolean,
): HeroButton[] {
  return buttons.flatMap((button) => {
    if (!button.href.startsWith('/') || pageExists(button.href)) return [button];
    if (button.kind === 'contact') return [{ ...button, href: FALLBACKS.contact }];
    return button.kind === 'financing' && hasFinancingSection
      ? [{ ...button, href: FALLBACKS.financing }]
      : [];
  });
}

function resolveButtons(hero: Hero, { assistantName, links }: HeroContext): HeroButton[] {
  const optional = (
    kind: Exclude<HeroButtonKind, 'search'>,
    isVisible: boolean,
    label: string,
  ): HeroButton[] => {
    const href = links[kind];
    return isVisible && href ? [{ kind, label, href }] : [];
  };
  return [
    { kind: 'search', label: hero.catalogButtonText || heroDefaults.searchText, href: SEARCH_PATH },
    ...optional('booking', hero.buttonVisible, hero.buttonText || heroDefaults.buttonText),
    ...optional('assistant', hero.kaartobottiButtonVisible, hero.kaartobottiButtonText || assistantName),
    ...optional(
      'financing',
      hero.financingButtonVisible,
      hero.financingButtonText || heroDefaults.financingButtonText,
    ),
    ...optional(
      'contact',
      hero.contactButtonVisible,
      hero.contactButtonText || heroDefaults.contactButtonText,
    ),
  ];
}
