// The tyre hotel: what it costs, how it goes, what is checked, how much groove is left, and the wish for a season change.
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { serviceAddress } from '../../bookings/booking-query.ts';
import { ENQUIRY_FORM_ID } from '../../enquiries/enquiry-form-id.ts';
import { EnquiryForm } from '../../enquiries/site/enquiry-form.tsx';
import { ServiceArt } from '../../homepage/site/service-art.tsx';
import type { PriceRow } from '../../price-list/price-list.ts';
import type { SeasonLine as Line } from '../../season/season-view.ts';
import { SeasonLine } from '../../season/site/season-line.tsx';
import { joinSentences, promiseTexts } from '../../shop-profile/promises.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { gaugeMessages, hotelMessages as messages } from '../messages/hotel.ts';
import { guideMessages } from '../messages/pages.ts';
import { TYRE_HOTEL_PATH } from '../paths.ts';
import { TYRE_AGE_YEARS } from '../season-law.ts';
import { Coins, Gauge, limitWords, type GrooveLimits } from './drawings/tread-gauge.tsx';
import { crumbsTo, FactTable, GuideSection, PriceCard, Steps } from './guides/guide-parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import guide from './guides/guide.page.module.css';

export interface HotelPageProps {
  profile: ShopProfile;
  prices: readonly PriceRow[];
  limits: GrooveLimits;
  line: Line;
  refused: RefusedForm | undefined;
}

export function HotelPage({ profile, prices, limits, line, refused }: HotelPageProps) {
  const { hotelCares, changeMinutes, worksWithoutBooking } = promiseTexts(profile.promises);
  const visit = joinSentences(worksWithoutBooking, changeMinutes);
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <ButtonLink href={`#${ENQUIRY_FORM_ID}`}>{messages.order}</ButtonLink>
            {profile.links.booking && (
              <ButtonLink href={serviceAddress(profile.links.booking, 'storageWithChange')} variant="outline">
                {guideMessages.book}
              </ButtonLink>
            )}
          </>
        }
        art={<ServiceArt service="tyreHotel" isFirst />}
      />
      <section className={classNames(layout.page, guide.section, guide.split)}>
        <div className={`${layout.stack3} ${guide.prose}`}>
          {hotelCares && (
            <>
              <h2>{messages.included}</h2>
              <ul className={guide.ticks}>
                {messages.includedItems.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
          {visit && <p>{visit}</p>}
          <SeasonLine line={line} />
        </div>
        {prices.length > 0 && (
          <PriceCard title={messages.priceTitle} rows={prices}>
            <p className={`${layout.note} ${guide.small}`}>{messages.priceText}</p>
          </PriceCard>
        )}
      </section>
      {hotelCares && (
        <>
          <GuideSection title={messages.stepsTitle} isRaised>
            <Steps steps={messages.steps} />
          </GuideSection>
          <GuideSection title={messages.checkTitle} lead={messages.checkLead}>
            <ConditionCheck limits={limits} />
          </GuideSection>
        </>
      )}
      <GuideSection title={messages.gaugeTitle} lead={gaugeMessages.coinText} isRaised>
        <div className={guide.split}>
          <Gauge limits={limits} />
          <Coins />
        </div>
      </GuideSection>
      <div className={classNames(layout.page, layout.section)}>
        <EnquiryForm kind="season-change" page={TYRE_HOTEL_PATH} refused={refused} />
      </div>
    </>
  );
}

function ConditionCheck({ limits }: { limits: GrooveLimits }) {
  const rows = messages.checks({ ...limitWords(limits), ...TYRE_AGE_YEARS });
  return (
    <FactTable
      caption={messages.checkCaption}
      head={[messages.checkHead.what, messages.checkHead.how, messages.checkHead.limit]}
      rows={rows.map(({ what, how, limit }) => [what, how, limit])}
    />
  );
}
