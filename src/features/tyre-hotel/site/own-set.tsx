// One own set: the car with its gauges, the next change and how to get it, how long the tyres will do, history and pictures.
import { useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { fittingMessages } from '../../catalogue/messages/fitting.ts';
import { searchPath } from '../../catalogue/paths.ts';
import { countTyres, readTypedSize, type SizeRow } from '../../catalogue/size/size-choice.ts';
import type { postEnquiry } from '../../enquiries/contract.ts';
import { shortMessages } from '../../season/messages.ts';
import { SEASON_PATH } from '../../season/paths.ts';
import { setBookingAddress } from '../booking-address.ts';
import type { SetCheck, TyreSetDetails } from '../contract/tyre-hotel.ts';
import { oldestDot } from '../dot-week.ts';
import { forecastText } from '../forecast-text.ts';
import { ownMessages as messages } from '../messages/own.ts';
import { tyreSetTexts } from '../messages/tyre-hotel.ts';
import { isDueNow, setDepthState } from '../set-urgency.ts';
import { depthLimits, formatDepth, formatLimit, thinnest } from '../tread-depth.ts';
import { turnText } from '../turn-text.ts';
import { wearForecast } from '../wear-forecast.ts';
import { OwnPicture } from './own-picture.tsx';
import { TyreGauges } from './tyre-gauges.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './own-tyres.page.module.css';

interface OwnSetProps {
  set: TyreSetDetails;
  bookingUrl: string;
  sizeTable: readonly SizeRow[];
  today: string;
}

/** The car from above with the set at its wheels, next to it what is due, the most urgent first. */
export function OwnSet({ set, bookingUrl, sizeTable, today }: OwnSetProps) {
  const { season, size, returnedOn, lastCheck, dots } = set;
  const low = <LowDepth {...{ set, sizeTable, today }} />;
  const isForbidden = setDepthState(set, today) === 'forbidden';
  return (
    <article className={`${layout.panel} ${layout.stack3} ${styles.set}`}>
      <div>
        <h3>
          {tyreSetTexts.seasons[season]} {size}
        </h3>
        <p className={layout.note}>{factsText(set)}</p>
      </div>
      {lastCheck && (
        <div className={styles.car}>
          <TyreGauges season={season} dots={dots} check={lastCheck} today={today} />
        </div>
      )}
      <div className={layout.stack4}>
        {isForbidden && low}
        {returnedOn === null && <NextChange {...{ set, bookingUrl, today }} />}
        {!isForbidden && low}
        {lastCheck && lastCheck.note !== '' && <p>{lastCheck.note}</p>}
        {lastCheck && <Forecast set={set} today={today} />}
        <Records set={set} />
      </div>
    </article>
  );
}

function factsText({ make, storedOn, returnedOn, lastCheck }: TyreSetDetails): string {
  const place =
    returnedOn === null ? messages.stored(formatDate(storedOn)) : messages.returned(formatDate(returnedOn));
  const checked = lastCheck ? messages.checked(formatDate(lastCheck.day)) : messages.notChecked;
  return [make, place, checked].filter(Boolean).join(' · ');
}

/** Earlier checks and pictures. */
function Records({ set: { checks, pictures } }: { set: TyreSetDetails }) {
  return (
    <>
      {checks.length > 1 && (
        <details>
          <summary className={styles.summary}>{messages.history}</summary>
          <ul>
            {checks.slice(1).map((check) => (
              <li key={check._id}>{messages.historyRow(formatDate(check.day), depthsText(check))}</li>
            ))}
          </ul>
        </details>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <OwnPicture
              key={picture._id}
              picture={picture}
              alt={messages.pictureAlt(formatDate(helsinkiDay(new Date(picture.createdAt))))}
              failedText={messages.pictureFailed}
            />
          ))}
        </div>
      )}
    </>
  );
}

function depthsText({ tyres }: SetCheck): string {
  return tyres
    .map(({ depthMm }) => (depthMm === null ? '–' : tyreSetTexts.depth(formatDepth(depthMm))))
    .join(' / ');
}

function Forecast({ set: { season, checks, dots }, today }: Pick<OwnSetProps, 'set' | 'today'>) {
  const readings = checks.map(({ day, tyres }) => ({ day, depthsMm: tyres.map(({ depthMm }) => depthMm) }));
  const { title, why } = forecastText(wearForecast(season, readings, today, oldestDot(dots)?.year));
  return (
    <p>
      <b>{title}</b>
      <br />
      <span className={layout.note}>{why}</span>
    </p>
  );
}

/** Below the advised depth: new tyres of the size, and what four of them cost fitted. */
function LowDepth({ set, sizeTable, today }: Omit<OwnSetProps, 'bookingUrl'>) {
  const { season, size, lastCheck } = set;
  const depthMm = thinnest(lastCheck?.tyres.map((tyre) => tyre.depthMm) ?? []);
  const { advisedMm } = depthLimits(season, today);
  if (depthMm === undefined || depthMm >= advisedMm) return null;
  const measures = readTypedSize(size)?.measures;
  const { fromCents = null } = measures ? countTyres(sizeTable, measures, [season]) : {};
  return (
    <p>
      <b>{messages.low(formatDepth(depthMm), formatLimit(advisedMm))}</b>{' '}
      <a
        href={searchPath({
          text: size,
          ...(season === 'summer' ? { type: season } : { winterTypes: [season] }),
        })}
      >
        {fromCents === null ? messages.offers(size) : messages.newFrom(size, fittingMessages.from(fromCents))}
      </a>
    </p>
  );
}

function NextChange({ set, bookingUrl, today }: Omit<OwnSetProps, 'sizeTable'>) {
  const { season, turn, change, advice } = set;
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [failure, setFailure] = useState('');
  const ask = async () => {
    setState('sending');
    setFailure('');
    try {
      await callApi<typeof postEnquiry>('POST /enquiries', { body: enquiryOf(set) });
      setState('sent');
    } catch (error) {
      setState('ready');
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  if (change.state === 'done') return null;
  // With several sets the one that is due is highlighted.
  const isDue = isDueNow(set, today);
  const emphasis = isDue ? 'primary' : 'outline';
  return (
    <div className={layout.stack3}>
      <h4>{isDue ? messages.dueNow[season] : messages.next}</h4>
      {change.bookedOn === null ? (
        <p>
          {advice !== undefined && (
            <>
              <b>{advice}</b> <a href={SEASON_PATH}>{shortMessages.more}</a>
              <br />
            </>
          )}
          {turnText(turn, today, advice !== undefined)}
        </p>
      ) : (
        <p>{messages.booked(formatDate(change.bookedOn))}</p>
      )}
      {failure !== '' && (
        <Notice tone="bad" role="alert" title={messages.askFailed}>
          {failure}
        </Notice>
      )}
      {change.bookedOn === null && state !== 'sent' && (
        <p className={layout.cluster3}>
          {bookingUrl !== '' && (
            <ButtonLink href={setBookingAddress(bookingUrl, set)} variant={emphasis}>
              {messages.book}
            </ButtonLink>
          )}
          <Button
            variant={bookingUrl === '' ? emphasis : 'outline'}
            isBusy={state === 'sending'}
            onClick={() => void ask()}
          >
            {messages.ask}
          </Button>
        </p>
      )}
      {change.bookedOn === null && bookingUrl !== '' && state !== 'sent' && (
        <p className={layout.note}>{messages.mentionCode(set.code)}</p>
      )}
      {state === 'sent' && <p role="status">{messages.asked}</p>}
    </div>
  );
}

function enquiryOf({ code, ownerName, ownerPhone, ownerEmail, season, size }: TyreSetDetails) {
  return {
    kind: 'season-change',
    name: ownerName,
    phone: ownerPhone,
    email: ownerEmail,
    message: messages.askMessage,
    summary: messages.askSummary(code, tyreSetTexts.seasons[season], size),
  } as const;
}
