// The cards of what is sold and what runs: offers that end, stock, newsletters, what needs care.
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import Disc from 'lucide-react/icons/disc-3';
import Mail from 'lucide-react/icons/mail';
import Tag from 'lucide-react/icons/tag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { formatNearClock, formatNearDay } from '../../../platform/contract/dates.ts';
import { shortEuroText } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { useIsOwner } from '../../accounts/admin/session.ts';
import { offerFormPath, productFormPath, tyresTabPath } from '../../catalogue/tyres-tab-path.ts';
import { WarningTexts } from '../../operations/admin/warning-texts.tsx';
import { groupWarnings } from '../../operations/group-warnings.ts';
import { OPERATIONS_PATH } from '../../operations/paths.ts';
import { waitingMessages } from '../../stock-alerts/messages.ts';
import { WAITING_FOR_STOCK_PATH } from '../../stock-alerts/paths.ts';
import type { EndingOffer, LowStock, Today } from '../contract.ts';
import {
  careCard as careTexts,
  newslettersCard as newslettersTexts,
  offersCard as offersTexts,
  stockCard as stockTexts,
  todayMessages,
} from '../messages.ts';
import { CardFailure, DayCard } from './day-card.tsx';
import { useProlong } from './today-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './today-page.module.css';

const OFFERS_PATH = '/admin/tarjoukset';
const FEW_PATH = '/admin/tires/taulukko?saldo=few';
const NEWSLETTERS_PATH = '/admin/newsletters';

export function OffersCard({ offers }: Pick<Today, 'offers'>) {
  const { title, unit, none } = offersTexts;
  return (
    <DayCard
      icon={Tag}
      title={title}
      to={OFFERS_PATH}
      figure={offers ? { count: offers.total, unit: unit(offers.total) } : undefined}
    >
      {!offers && <CardFailure />}
      {offers?.total === 0 && <p className={layout.note}>{none}</p>}
      {offers && offers.total > 0 && (
        <Rows total={offers.total} shown={offers.items.length}>
          {offers.items.map((offer) => (
            <OfferRow key={offer._id} offer={offer} />
          ))}
        </Rows>
      )}
    </DayCard>
  );
}

function OfferRow({ offer }: { offer: EndingOffer }) {
  const { isBusy, prolong } = useProlong();
  const { name, size, price, endDate } = offer;
  const fullName = `${name} ${size}`;
  return (
    <li className={styles.offer}>
      <span>
        <Link to={offerFormPath(offer)}>{fullName}</Link>
        <span className={layout.note}>
          {shortEuroText(price)}, {offersTexts.ends(formatNearDay(endDate))}
        </span>
      </span>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        aria-label={offersTexts.prolongLabel(fullName)}
        onClick={() => prolong(offer)}
      >
        {offersTexts.prolong}
      </Button>
    </li>
  );
}

export function StockCard({ stock }: Pick<Today, 'stock'>) {
  const { title, unit, none, source } = stockTexts;
  return (
    <DayCard
      icon={Disc}
      title={title}
      to={FEW_PATH}
      figure={stock ? { count: stock.total, unit: unit(stock.total) } : undefined}
    >
      {!stock && <CardFailure />}
      {stock?.total === 0 && <p className={layout.note}>{none}</p>}
      {stock && stock.total > 0 && (
        <>
          <Rows total={stock.total} shown={stock.items.length}>
            {stock.items.map((item) => (
              <StockRow key={`${item.size} ${item.kind}`} {...item} />
            ))}
          </Rows>
          <p className={layout.note}>{source}</p>
        </>
      )}
    </DayCard>
  );
}

function StockRow({ size, kind, searchCount, onShelf }: LowStock) {
  return (
    <li className={styles.row}>
      <Link to={tyresTabPath(size, kind === 'winter' || kind === null ? undefined : kind)}>
        {kind === null ? size : `${size} ${stockTexts.kinds[kind]}`}
      </Link>
      <span className={layout.note}>
        {stockTexts.searched(searchCount)}, {stockTexts.onShelf(onShelf)}
      </span>
    </li>
  );
}

/** Only while somebody waits. */
export function WaitingCard({ waiting }: Pick<Today, 'waiting'>) {
  const { title, unit, row } = waitingMessages.card;
  if (waiting?.people === 0) return null;
  return (
    <DayCard
      icon={BellRing}
      title={title}
      to={WAITING_FOR_STOCK_PATH}
      figure={waiting ? { count: waiting.people, unit: unit(waiting.people) } : undefined}
    >
      {!waiting && <CardFailure />}
      {waiting && (
        <Rows total={waiting.tyres} shown={waiting.items.length}>
          {waiting.items.map((tyre) => (
            <li key={tyre._id} className={styles.row}>
              <Link to={productFormPath(tyre)}>
                {tyre.name} {tyre.size}
              </Link>
              <span className={layout.note}>{row(tyre.count, tyre.left)}</span>
            </li>
          ))}
        </Rows>
      )}
    </DayCard>
  );
}

export function NewslettersCard({ newsletters }: Pick<Today, 'newsletters'>) {
  return (
    <DayCard icon={Mail} title={newslettersTexts.title} to={NEWSLETTERS_PATH}>
      {newsletters ? <LastAndNext {...newsletters} /> : <CardFailure />}
    </DayCard>
  );
}

function LastAndNext({ last, next }: NonNullable<Today['newsletters']>) {
  const texts = newslettersTexts;
  return (
    <dl className={styles.letters}>
      <dt>{texts.last}</dt>
      {last ? (
        <dd>
          <Link to={`${NEWSLETTERS_PATH}/${last._id}/delivery`}>{last.subject}</Link>
          <span className={layout.note}>{formatNearClock(new Date(last.sentAt))}</span>
          <span className={layout.note}>{resultsText(last)}</span>
        </dd>
      ) : (
        <dd className={layout.note}>{texts.noLast}</dd>
      )}
      <dt>{texts.next}</dt>
      {next ? (
        <dd>
          <Link to={`${NEWSLETTERS_PATH}/${next._id}`}>{next.subject}</Link>
          <span className={layout.note}>{formatNearClock(new Date(next.sendDate))}</span>
        </dd>
      ) : (
        <dd className={layout.note}>{texts.noNext}</dd>
      )}
    </dl>
  );
}

type Last = NonNullable<NonNullable<Today['newsletters']>['last']>;

function resultsText({ isFiled, acceptedCount, failedCount, unsubscribedCount }: Last): string {
  if (isFiled) return newslettersTexts.filed(acceptedCount);
  const { accepted, failed, left } = newslettersTexts;
  return [accepted(acceptedCount), failed(failedCount), left(unsubscribedCount)].join(', ');
}

/**
 * Operations are the owner's alone: other staff read what is wrong and who puts it right. On a phone it is one line that opens,
 * as the day itself comes first.
 */
export function WarningsCard({ care, isFolded }: Pick<Today, 'care'> & { isFolded: boolean }) {
  const isOwner = useIsOwner();
  const [isOpen, setOpen] = useState(!isFolded);
  const { title, titleWell, unit, well, ownerMends } = careTexts;
  const to = isOwner ? OPERATIONS_PATH : undefined;
  if (!care || care.length === 0) {
    return (
      <DayCard icon={CircleCheck} title={care ? titleWell : title} to={to}>
        {care ? <p>{well}</p> : <CardFailure />}
      </DayCard>
    );
  }
  const groups = groupWarnings(care);
  return (
    <DayCard
      icon={TriangleAlert}
      title={title}
      to={to}
      figure={{ count: groups.length, unit: unit(groups.length) }}
      isUrgent
      isWide
    >
      {isFolded && (
        <RowButton
          label={isOpen ? careTexts.hide : careTexts.show}
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      <ul className={styles.rows} hidden={!isOpen}>
        {groups.map(({ what, texts, path, isForOwner }) => {
          const isMendedHere = isOwner || !isForOwner;
          return (
            <li key={`${what} ${path}`} className={styles.care}>
              {isMendedHere ? <Link to={path}>{what}</Link> : <b>{what}</b>}
              <div className={layout.note}>
                <WarningTexts texts={texts} /> {!isMendedHere && ownerMends}
              </div>
            </li>
          );
        })}
      </ul>
    </DayCard>
  );
}

interface RowsProps {
  total: number;
  shown: number;
  children: ReactNode;
}

function Rows({ total, shown, children }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {children}
      {total > shown && <li className={layout.note}>{todayMessages.more(total - shown)}</li>}
    </ul>
  );
}
