// "Milloin renkaat vaihtoon?": the answer of today, what it follows from, the law, the roads, a reminder, and a badge.
import { formatDate, formatNearClock, formatNearDay } from '../../../platform/contract/dates.ts';
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { unbreakRanges } from '../../../platform/contract/ranges.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { FigureTable } from '../../../platform/ui/list/table.tsx';
import { usePageExists } from '../../../platform/ui/page/known-pages.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { serviceAddress } from '../../bookings/booking-query.ts';
import { seasonMessages } from '../../pages/messages/good-to-know.ts';
import { GOOD_TO_KNOW_PATH } from '../../pages/paths.ts';
import { ruleOn, STUD_SEASON, WINTER_TYRE_SEASON } from '../../pages/season-law.ts';
import { yearPartWords } from '../../pages/season-year.ts';
import { crumbsTo, FactTable, GuideSection } from '../../pages/site/guides/guide-parts.tsx';
import { SourceNote } from '../../pages/site/guides/source-note.tsx';
import { PRICE_LIST_PATH } from '../../price-list/contract.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { adviceLabel, adviceReasons, lawSentences } from '../advice-words.ts';
import { BADGE, badgeCode } from '../badge.ts';
import { badgeMessages, roadMessages, seasonPageMessages as messages, stripMessages } from '../messages.ts';
import { SEASON_BADGE_PATH, SEASON_PATH } from '../paths.ts';
import { advisedTurn } from '../season-advice.ts';
import type { SeasonView, StripDay } from '../season-view.ts';
import { OutlookStrip } from './outlook-strip.tsx';
import { ReminderSection } from './reminder-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './season.page.module.css';

export interface SeasonPageProps {
  profile: ShopProfile;
  season: SeasonView;
  refused: RefusedForm | undefined;
  publicUrl: string;
}

export function SeasonPage({ profile, season, refused, publicUrl }: SeasonPageProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={<Answer season={season} />}
        actions={
          <Actions bookingUrl={profile.links.booking} isNow={advisedTurn(season.advice) !== undefined} />
        }
      />
      <Reasons season={season} />
      <Why season={season} />
      <Law season={season} />
      <Roads season={season} />
      <ReminderSection season={season} refused={refused} />
      <Badge publicUrl={publicUrl} />
      <Sources season={season} />
    </>
  );
}

/** The booking is the one yellow button when a change is advised. */
function Actions({ bookingUrl, isNow }: { bookingUrl: string; isNow: boolean }) {
  const pageExists = usePageExists();
  return (
    <>
      {bookingUrl && (
        <ButtonLink href={serviceAddress(bookingUrl, 'seasonChange')} variant={isNow ? 'primary' : 'outline'}>
          {messages.book}
        </ButtonLink>
      )}
      {pageExists(PRICE_LIST_PATH) && (
        <ButtonLink href={PRICE_LIST_PATH} variant="outline">
          {messages.prices}
        </ButtonLink>
      )}
    </>
  );
}

/** In the head, so that a phone shows it without scrolling. */
function Answer({ season: { sentence, today } }: { season: SeasonView }) {
  return (
    <>
      {messages.answer(formatNearDay(today))}
      <b className={styles.sentence}>{sentence}</b>
    </>
  );
}

function Reasons({ season: { advice, today, isExample } }: { season: SeasonView }) {
  const reasons = adviceReasons(advice, today);
  if (!isExample && reasons.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.stack4, styles.top)}>
      {isExample && <Notice tone="warn">{messages.example}</Notice>}
      {reasons.map((reason) => (
        <p key={reason} className={layout.lead}>
          {reason}
        </p>
      ))}
    </section>
  );
}

function Why({ season }: { season: SeasonView }) {
  const { days, sentence, place, advice } = season;
  return (
    <GuideSection title={messages.whyTitle} lead={messages.whyLead(place)}>
      <div className={styles.split}>
        <figure>
          <OutlookStrip
            days={days}
            sentence={sentence}
            label={adviceLabel(advice)}
            source={sourceText(season)}
          />
          <Ages season={season} />
        </figure>
        <DayTable days={days} />
      </div>
    </GuideSection>
  );
}

function sourceText({ isExample, forecastAt, place }: SeasonView): string {
  if (isExample) return stripMessages.exampleForecast;
  return forecastAt ? stripMessages.forecast(place) : '';
}

/** Which part of it is old, or not there. */
function Ages({ season: { forecastAt, isForecastOld, isExample, roads } }: { season: SeasonView }) {
  if (isExample) return null;
  const clock = forecastAt && formatNearClock(forecastAt);
  const text =
    clock === undefined ? undefined : roadMessages[isForecastOld ? 'oldForecast' : 'forecastAt'](clock);
  return (
    <figcaption className={layout.note}>
      {text ?? (roads.length === 0 ? messages.noWeather : messages.noForecast)}
    </figcaption>
  );
}

function DayTable({ days }: { days: readonly StripDay[] }) {
  const { head } = stripMessages;
  const hasLoad = days.some(({ share }) => share !== undefined);
  return (
    <FigureTable
      caption={stripMessages.table}
      isCaptionHidden
      heads={[head.day, head.law, head.night, ...(hasLoad ? [head.load] : [])]}
      rows={days.map(({ day, isSeason, mark, lowestC, isOpen, share }) => [
        mark ? `${formatNearDay(day)} (${stripMessages.markedDay[mark]})` : formatNearDay(day),
        isSeason ? stripMessages.lawOnShort : stripMessages.lawOffShort,
        lowestC === undefined ? stripMessages.none : stripMessages.degrees(lowestC),
        ...(hasLoad ? [loadText(isOpen, share)] : []),
      ])}
    />
  );
}

function loadText(isOpen: boolean, share: number | undefined): string {
  if (!isOpen) return stripMessages.closed;
  return share === undefined ? stripMessages.none : stripMessages.percent(share);
}

function Law({ season: { today } }: { season: SeasonView }) {
  const winter = ruleOn(WINTER_TYRE_SEASON, today);
  const studs = ruleOn(STUD_SEASON, today);
  const [studsNow, winterNow] = lawSentences(today);
  const pageExists = usePageExists();
  return (
    <GuideSection title={messages.lawTitle(formatDate(today))} isRaised>
      <div className={styles.split}>
        <p>
          <b>{winterNow}</b> {seasonMessages.winter(unbreakRanges(yearPartWords(winter)))}{' '}
          <SourceNote source={winter.source} />
        </p>
        <p>
          <b>{studsNow}</b> {seasonMessages.studs(unbreakRanges(yearPartWords(studs)))}{' '}
          <SourceNote source={studs.source} />
        </p>
      </div>
      {pageExists(GOOD_TO_KNOW_PATH) && (
        <p>
          <a href={`${GOOD_TO_KNOW_PATH}#kausi`}>{messages.more}</a>
        </p>
      )}
    </GuideSection>
  );
}

function Roads({ season: { roads } }: { season: SeasonView }) {
  if (roads.length === 0) return null;
  const { head, none } = roadMessages;
  const degrees = (celsius: number | null) => (celsius === null ? none : stripMessages.degrees(celsius));
  return (
    <GuideSection title={messages.roadTitle} lead={messages.roadLead}>
      <FactTable
        caption={messages.roadTitle}
        head={[head.station, head.surface, head.road, head.air, head.at]}
        rows={roads.map(({ name, distanceKm, surface, roadC, airC, measuredAt, isOld }) => [
          `${name} (${roadMessages.distance(distanceKm)})`,
          surface === null ? none : roadMessages.surface[surface],
          degrees(roadC),
          degrees(airC),
          roadMessages.measured(formatNearClock(measuredAt), isOld),
        ])}
      />
    </GuideSection>
  );
}

function Badge({ publicUrl }: { publicUrl: string }) {
  const { title, lead, alt } = badgeMessages;
  const code = badgeCode(`${publicUrl}${SEASON_PATH}`, `${publicUrl}${SEASON_BADGE_PATH}`, alt);
  return (
    <section className={classNames(layout.page, styles.last)}>
      <details>
        <summary>{title}</summary>
        <div className={layout.stack3}>
          <p className={layout.lead}>{lead}</p>
          <img src={SEASON_BADGE_PATH} {...BADGE} alt={alt} loading="lazy" className={styles.badge} />
          <pre className={styles.code}>
            <code>{code}</code>
          </pre>
        </div>
      </details>
    </section>
  );
}

function Sources({ season: { roads, forecastAt, isExample } }: { season: SeasonView }) {
  if (isExample || (roads.length === 0 && !forecastAt)) return null;
  const { road, forecast, licence, changed } = messages.sources;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <p className={layout.note}>
        {roads.length > 0 && (
          <>
            <a href="https://www.digitraffic.fi/" rel="external">
              {road}
            </a>
            {'. '}
          </>
        )}
        {forecastAt && (
          <>
            <a href="https://www.ilmatieteenlaitos.fi/avoin-data" rel="external">
              {forecast}
            </a>
            {'. '}
          </>
        )}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.fi" rel="external license">
          {licence}
        </a>
        . {changed}
      </p>
    </section>
  );
}
