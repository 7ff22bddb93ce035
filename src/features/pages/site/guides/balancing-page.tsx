// Balancing: where a vibration is felt and what it means, the two kinds of imbalance, how it is done, what it costs.
import { unbreakRanges } from '../../../../platform/contract/ranges.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { PageHead } from '../../../../platform/ui/page/page-head.tsx';
import { ServiceArt } from '../../../homepage/site/service-art.tsx';
import type { PriceRow } from '../../../price-list/price-list.ts';
import { joinSentences, promiseTexts } from '../../../shop-profile/promises.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { balancingMessages as messages } from '../../messages/services.ts';
import { DynamicImbalance, StaticImbalance } from '../drawings/balance-drawings.tsx';
import { AskBand, crumbsTo, FactTable, GuideSection, PriceCard, ShopActions, Steps } from './guide-parts.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import drawings from '../drawings/drawings.page.module.css';
import guide from './guide.page.module.css';

export interface ServicePageProps {
  profile: ShopProfile;
  prices: readonly PriceRow[];
}

export function BalancingPage({ profile, prices }: ServicePageProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={joinSentences(messages.lead, promiseTexts(profile.promises).worksWhileYouWait)}
        actions={<ShopActions profile={profile} service="balancing" />}
        art={<ServiceArt service="balancing" isFirst />}
      />
      <GuideSection title={messages.feelTitle} lead={messages.feelLead}>
        <FactTable
          caption={messages.feelCaption}
          head={[messages.feelHead.where, messages.feelHead.when, messages.feelHead.cause]}
          rows={messages.feels.map(({ where, when, cause }) => [where, unbreakRanges(when), cause])}
        />
      </GuideSection>
      <GuideSection title={messages.kindsTitle} isRaised>
        <div className={guide.split}>
          <Kind title={messages.staticTitle} text={messages.staticText}>
            <StaticImbalance />
          </Kind>
          <Kind title={messages.dynamicTitle} text={messages.dynamicText}>
            <DynamicImbalance />
          </Kind>
        </div>
      </GuideSection>
      <GuideSection title={messages.stepsTitle}>
        <Steps steps={messages.steps} />
      </GuideSection>
      <section className={layout.sunken}>
        <div className={classNames(layout.page, guide.section, guide.split)}>
          <div className={`${layout.stack3} ${guide.prose}`}>
            <h2>{messages.whenTitle}</h2>
            <ul className={guide.ticks}>
              {messages.whens.map((when) => (
                <li key={when}>{when}</li>
              ))}
            </ul>
          </div>
          {prices.length > 0 && <PriceCard title={messages.priceTitle} rows={prices} />}
        </div>
      </section>
      <AskBand profile={profile} />
    </>
  );
}

function Kind({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <figure>
      <div className={drawings.panel}>{children}</div>
      <figcaption className={`${layout.stack3} ${guide.prose}`}>
        <h3 className={guide.figureTitle}>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}
