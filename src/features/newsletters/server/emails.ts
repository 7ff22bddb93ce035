// Draws emails: looks up what the written content names, at this moment, and gives it to the renderer.
import { idSchema } from '../../../platform/contract/ids.ts';
import type { FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import type { ProductDetail } from '../../catalogue/product/product-view.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import type { SeasonLine } from '../../season/season-view.ts';
import { formatAddress, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { LinkOf } from '../email/email-links.ts';
import {
  emailHours,
  emailProduct,
  productIdsIn,
  hasOpeningHours,
  type EmailProduct,
} from '../email/email-parts.ts';
import { renderEmail } from '../email/email.ts';
import { SEASON_BLOCK } from '../email/mail-markup.ts';

export interface EmailSources {
  publicUrl: string;
  profile: () => Promise<ShopProfile>;
  /** undefined when there is none. */
  product: (id: string) => Promise<ProductDetail | undefined>;
  hours: () => Promise<{ schedule: Schedule; today: string }>;
  getFittingTerms: () => Promise<FittingTerms>;
  /** When to change tyres, as of now. */
  getSeasonLine: () => Promise<SeasonLine>;
}

export function newsletterEmails(sources: EmailSources) {
  const { publicUrl, profile: readProfile, product, hours, getFittingTerms, getSeasonLine } = sources;
  return {
    /** With `linkOf` the links of the HTML part lead through it. */
    render: async (draft: { subject: string; content: string; heroImage: string }, linkOf?: LinkOf) => {
      const profile = await readProfile();
      const terms = await getFittingTerms();
      const products = new Map<string, EmailProduct>();
      for (const id of productIdsIn(draft.content)) {
        const found = idSchema.safeParse(id).success ? await product(id) : undefined;
        if (found && !found.isWithdrawn) products.set(id, emailProduct(found, terms));
      }
      const now = hasOpeningHours(draft.content) ? await hours() : undefined;
      const { name, phone, salesEmail: email } = profile;
      const rendered = renderEmail({
        ...draft,
        linkOf,
        shop: { name, url: publicUrl, address: formatAddress(profile.address), phone, email },
        products,
        hours: now ? emailHours(now.schedule, now.today) : null,
        season: draft.content.includes(SEASON_BLOCK) ? await getSeasonLine() : null,
      });
      return { ...rendered, profile };
    },
  };
}

export type Emails = ReturnType<typeof newsletterEmails>;
