// One own set: the gauges, how long they will do, the next change and how to get it, history and pictures.
import { useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { searchPath } from '../../catalogue/paths.ts';
import type { postEnquiry } from '../../enquiries/contract.ts';
import { setBookingAddress } from '../booking-address.ts';
import type { SetCheck, WholeSet } from '../contract/tyre-hotel.ts';
import { oldestDot } from '../dot-week.ts';
import { forecastText } from '../forecast-text.ts';
import { ownMessages as messages } from '../messages/own.ts';
import { tyreSetTexts } from '../messages/tyre-hotel.ts';
import { depthLimits, formatDepth, thinnest } from '../tread-depth.ts';
import { turnText } from '../turn-text.ts';
import { wearForecast } from '../wear-forecast.ts';
import { OwnPicture } from './own-picture.tsx';
import { TyreGauges } from './tyre-gauges.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './own-tyres.module.css';

interface OwnSetProps {
  set: WholeSet;
  bookingUrl: string;
  today: string;
}

export function OwnSet({ set, bookingUrl, today }: OwnSetProps) {
  const { season, size, make, storedOn, returnedOn, lastCheck, dots, checks, pictures } = set;
  return (
    <article className={`${layout.panel} ${layout.stack3} ${styles.set}`}>
      <h3>
        {tyreSetTexts.seasons[season]} {size}
      </h3>
      <p className={`${layout.lead} ${styles.small}`}>
        {[
          make,
          returnedOn === null
            ? messages.stored(formatDate(storedOn))
            : messages.returned(formatDate(returnedOn)),
          lastCheck ? messages.checked(formatDate(lastCheck.day)) : messages.notChecked,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {lastCheck && (
        <>
          <TyreGauges season={season} dots={dots} check={lastCheck} today={today} />
          {lastCheck.note !== '' && <p>{lastCheck.note}</p>}
          <Forecast set={set} today={today} />
          <LowDepth set={set} check={lastCheck} />
        </>
      )}
      {returnedOn === null && <NextChange {...{ set, bookingUrl, today }} />}
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
    </article>
  );
}

function depthsText({ tyres }: SetCheck): string {
  return tyres
    .map(({ depthMm }) => (depthMm === null ? '–' : tyreSetTexts.depth(formatDepth(depthMm))))
    .join(' / ');
}

function Forecast({ set: { season, checks, dots }, today }: Omit<OwnSetProps, 'bookingUrl'>) {
  const readings = checks.map(({ day, tyres }) => ({ day, depthsMm: tyres.map(({ depthMm }) => depthMm) }));
  const { title, why } = forecastText(wearForecast(season, readings, today, oldestDot(dots)?.year));
  return (
    <p>
      <b>{title}</b>
      <span className={`${layout.lead} ${styles.small}`}>{why}</span>
    </p>
  );
}

/** Below the advised depth: tyres of the size to choose from. */
function LowDepth({ set: { season, size }, check }: { set: WholeSet; check: SetCheck }) {
  const depthMm = thinnest(check.tyres.map((tyre) => tyre.depthMm));
  if (depthMm === undefined || depthMm >= depthLimits(season, check.day).advisedMm) return null;
  return (
    <p>
      {messages.low(formatDepth(depthMm))}{' '}
      <a href={searchPath({ text: size, type: season === 'summer' ? 'summer' : 'winter' })}>
        {messages.offers(size)}
      </a>
    </p>
  );
}

function NextChange({ set, bookingUrl, today }: OwnSetProps) {
  const { turn, change } = set;
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
  return (
    <div className={layout.stack3}>
      <h4>{messages.next}</h4>
      {change.bookedOn === null ? (
        <p>{turnText(turn, today)}</p>
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
            <ButtonLink href={setBookingAddress(bookingUrl, set)}>{messages.book}</ButtonLink>
          )}
          <Button
            variant={bookingUrl === '' ? 'primary' : 'outline'}
            isBusy={state === 'sending'}
            onClick={() => void ask()}
          >
            {messages.ask}
          </Button>
        </p>
      )}
      {change.bookedOn === null && bookingUrl !== '' && state !== 'sent' && (
        <p className={`${layout.lead} ${styles.small}`}>{messages.tellCode(set.code)}</p>
      )}
      {state === 'sent' && <p role="status">{messages.asked}</p>}
    </div>
  );
}

function enquiryOf({ code, ownerName, ownerPhone, ownerEmail, season, size }: WholeSet) {
  return {
    kind: 'season-change',
    name: ownerName,
    phone: ownerPhone,
    email: ownerEmail,
    message: messages.askMessage,
    summary: messages.askSummary(code, tyreSetTexts.seasons[season], size),
  } as const;
}
