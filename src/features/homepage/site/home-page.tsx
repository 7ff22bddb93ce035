// The home page, top to bottom.
import { classNames } from '../../../platform/ui/class-names.ts';
import { Island } from '../../../platform/ui/island.tsx';
import type { PublicCampaign } from '../../campaigns/contract.ts';
import { CampaignCard, CampaignPanel, CampaignStrip } from '../../campaigns/site/campaign-panel.tsx';
import type { FittingTerms } from '../../catalogue/fitting/fitting-terms.ts';
import type { ProductCard as ProductCardView } from '../../catalogue/product/product-view.ts';
import { SizeFinder } from '../../catalogue/site/size-finder.island.tsx';
import type { MeasureChoices } from '../../catalogue/size/size-choice.ts';
import type { ReviewSet } from '../../reviews/contract.ts';
import { ReviewsSection } from '../../reviews/site/reviews-section.tsx';
import type { SeasonLine as Line } from '../../season/season-view.ts';
import { SeasonLine } from '../../season/site/season-line.tsx';
import { phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import type { Brand, Question, SellingPoint } from '../contract.ts';
import type { ResolvedHero } from '../hero.ts';
import type { ShownSeason } from '../season.ts';
import type { ResolvedFinancing, ResolvedSection } from '../sections.ts';
import { BrandWall } from './brand-wall.tsx';
import { FinancingBand } from './financing-band.tsx';
import { FrontRow } from './front-row.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Intro, Services } from './intro-and-services.tsx';
import { Questions } from './questions.tsx';
import { SellingPoints } from './selling-points.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './home-page.module.css';

export interface HomeData {
  profile: ShopProfile;
  season: ShownSeason;
  /** undefined: it could not be read. */
  seasonLine: Line | undefined;
  hero: ResolvedHero;
  finder: MeasureChoices;
  sellingPoints: readonly SellingPoint[];
  frontRow: readonly ProductCardView[];
  terms: FittingTerms;
  intro: ResolvedSection | undefined;
  services: ResolvedSection | undefined;
  questions: readonly Question[];
  brands: readonly Brand[];
  reviews: { set: ReviewSet; isDemo: boolean };
  financing: ResolvedFinancing | undefined;
  campaigns: readonly PublicCampaign[];
}

export function HomePage(data: HomeData) {
  const { profile, season } = data;
  return (
    <>
      <CampaignStrip campaigns={data.campaigns} />
      <HeroPanel
        hero={data.hero}
        shopName={profile.name}
        phone={profile.phone}
        season={season}
        hasFinancing={data.financing !== undefined}
      >
        <Island
          name="catalogue/size-finder"
          component={SizeFinder}
          props={{
            choices: data.finder,
            kinds: [season === 'winter' ? 'friction' : 'summer'],
            call: profile.phone ? { phone: profile.phone, href: phoneHref(profile.phone) } : undefined,
          }}
        />
      </HeroPanel>
      {data.seasonLine && (
        <div className={classNames(layout.page, styles.season)}>
          <SeasonLine line={data.seasonLine} />
        </div>
      )}
      <SellingPoints points={data.sellingPoints} terms={data.financing ? null : profile.financing} />
      <CampaignCard campaigns={data.campaigns} />
      <FrontRow products={data.frontRow} terms={data.terms} />
      {data.intro && <Intro section={data.intro} />}
      {data.services && (
        <Services
          section={data.services}
          season={season}
          serviceBrands={profile.serviceBrands}
          brands={data.brands}
        />
      )}
      <Questions questions={data.questions} />
      <BrandWall brands={data.brands} />
      <ReviewsSection {...data.reviews} allUrl={profile.links.reviews} />
      {profile.financing && data.financing && (
        <FinancingBand cta={data.financing} financing={profile.financing} />
      )}
      <CampaignPanel campaigns={data.campaigns} bookingUrl={profile.links.booking} />
    </>
  );
}
