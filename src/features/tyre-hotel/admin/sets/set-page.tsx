// One set: where it is and whose, its tyres on drawn gauges, what is to be expected of them, history and pictures.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { formatDate } from '../../../../platform/contract/dates.ts';
import { BackLink } from '../../../../platform/ui/page/detail-page.tsx';
import { FactList, type Fact } from '../../../../platform/ui/page/fact-list.tsx';
import type { TyreSetDetails } from '../../contract/tyre-hotel.ts';
import { oldestDot } from '../../dot-week.ts';
import { forecastText } from '../../forecast-text.ts';
import { hotelAdmin, intakeMessages, setPageMessages as messages } from '../../messages/admin.ts';
import { tyreSetTexts } from '../../messages/tyre-hotel.ts';
import { TyreGauges } from '../../site/tyre-gauges.tsx';
import { wearForecast } from '../../wear-forecast.ts';
import { NewTyres } from '../new-tyres.tsx';
import { useToday } from '../use-today.ts';
import { SetActions } from './set-actions.tsx';
import { SetChange } from './set-change.tsx';
import { SetHistory } from './set-history.tsx';
import { SetLoading } from './set-loading.tsx';
import { SetPictures } from './set-pictures.tsx';
import { HOTEL_PATH, setQuery } from './set-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../hotel.module.css';

export function SetPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(setQuery(id));
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <BackLink to={HOTEL_PATH} label={hotelAdmin.back} />
      {data ? <SetView key={id} set={data} /> : <SetLoading error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function SetView({ set }: { set: TyreSetDetails }) {
  const today = useToday();
  const { code, ownerName, season, dots, checks, lastCheck } = set;
  const readings = checks.map(({ day, tyres }) => ({ day, depthsMm: tyres.map(({ depthMm }) => depthMm) }));
  const forecast = forecastText(wearForecast(season, readings, today, oldestDot(dots)?.year));
  return (
    <>
      <header className={`${layout.cluster4} ${styles.head}`}>
        <div>
          <h1>
            {code} · {ownerName}
          </h1>
          <p className={`${layout.lead} ${styles.lead}`}>
            {tyreSetTexts.seasons[season]} {set.size} {set.make}
          </p>
        </div>
        <SetActions set={set} />
      </header>
      <div className={styles.sides}>
        <section className={`${layout.stack3} ${styles.side}`}>
          <h2>{lastCheck ? messages.lastCheck(formatDate(lastCheck.day)) : messages.forecast}</h2>
          {lastCheck ? (
            <>
              <TyreGauges {...{ season, dots, today }} check={lastCheck} />
              {lastCheck.note !== '' && <p>{lastCheck.note}</p>}
              <p>
                <b>{forecast.title}</b>
                <span className={`${layout.note} ${styles.small}`}>{forecast.why}</span>
              </p>
              <NewTyres {...set} depthsMm={lastCheck.tyres.map(({ depthMm }) => depthMm)} />
            </>
          ) : (
            <p>{messages.noCheck}</p>
          )}
        </section>
        <Facts set={set} />
      </div>
      <SetPictures set={set} />
      <SetHistory set={set} />
    </>
  );
}

function Facts({ set }: { set: TyreSetDetails }) {
  const { shelf, status, storedOn, returnedOn, ownerPhone, ownerEmail, plate } = set;
  const facts: readonly Fact[] = [
    [
      status === 'stored' ? messages.shelf : messages.lastShelf,
      <b key="shelf" className={styles.place}>
        {shelf}
      </b>,
    ],
    [
      status === 'stored' ? messages.stored : messages.returned,
      status === 'stored' ? messages.since(formatDate(storedOn)) : formatDate(returnedOn ?? storedOn),
    ],
    [
      intakeMessages.phone,
      ownerPhone && (
        <a key="tel" href={`tel:${ownerPhone.replaceAll(/[^\d+]/g, '')}`}>
          {ownerPhone}
        </a>
      ),
    ],
    [
      intakeMessages.email,
      ownerEmail && (
        <a key="mail" href={`mailto:${ownerEmail}`}>
          {ownerEmail}
        </a>
      ),
    ],
    [intakeMessages.accountName, set.customerId === null ? '' : intakeMessages.yes],
    [intakeMessages.plate, plate],
    [intakeMessages.dots, [...new Set(set.dots)].filter(Boolean).join(', ')],
    [intakeMessages.hasRims, set.hasRims ? intakeMessages.yes : intakeMessages.no],
    [hotelAdmin.columns.change, status === 'stored' && <SetChange key="change" set={set} />],
    [intakeMessages.note, set.note],
  ];
  return (
    <section className={`${layout.stack3} ${styles.side}`}>
      <h2>{messages.facts}</h2>
      <FactList facts={facts} />
    </section>
  );
}
