// Repair: where a tyre can be patched, when not, how it is done, what it costs, and what to do on the road.
import { classNames } from '../../../../platform/ui/class-names.ts';
import { PageHead } from '../../../../platform/ui/page/page-head.tsx';
import { ServiceArt } from '../../../homepage/site/service-art.tsx';
import { repairMessages as messages } from '../../messages/services.ts';
import { RepairZone } from '../drawings/repair-zone.tsx';
import type { ServicePageProps } from './balancing-page.tsx';
import { AskBand, crumbsTo, GuideSection, PriceCard, ShopActions, Steps } from './guide-parts.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import drawings from '../drawings/drawings.page.module.css';
import guide from './guide.page.module.css';

export function RepairPage({ profile, prices }: ServicePageProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={messages.lead}
        actions={<ShopActions profile={profile} service="repair" />}
        art={<ServiceArt service="repair" isFirst />}
      />
      <GuideSection title={messages.zoneTitle}>
        <div className={guide.split}>
          <div className={drawings.panel}>
            <RepairZone />
          </div>
          <div className={`${layout.stack3} ${guide.prose}`}>
            <h3>{messages.zoneYes}</h3>
            <p>{messages.zoneYesText}</p>
            <h3>{messages.zoneNo}</h3>
            <p>{messages.zoneNoText}</p>
          </div>
        </div>
      </GuideSection>
      <GuideSection title={messages.stepsTitle} isRaised>
        <Steps steps={messages.steps} />
      </GuideSection>
      <section className={classNames(layout.page, guide.section, guide.split)}>
        <div className={`${layout.stack3} ${guide.prose}`}>
          <h2>{messages.notTitle}</h2>
          <ul className={classNames(guide.ticks, guide.crosses)}>
            {messages.nots(profile.promises.oldestFittedYears).map((not) => (
              <li key={not}>{not}</li>
            ))}
          </ul>
        </div>
        {prices.length > 0 && <PriceCard title={messages.priceTitle} rows={prices} />}
      </section>
      <section className={layout.sunken}>
        <div className={classNames(layout.page, guide.section)}>
          <h2>{messages.roadTitle}</h2>
          <ol className={guide.list}>
            {messages.roads.map((road) => (
              <li key={road}>{road}</li>
            ))}
          </ol>
        </div>
      </section>
      <AskBand profile={profile} />
    </>
  );
}
