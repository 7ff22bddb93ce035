// Our price compared with theirs: the difference, what ours could be, and the followed prices of the same size.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { formatEuros, formatPercent } from '../../../platform/contract/money.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { RowLink } from '../../../platform/ui/list/row-action.tsx';
import { figureCell, Table } from '../../../platform/ui/list/table.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { OfferMargin } from '../../catalogue/admin/offer-margin.tsx';
import type { previewOffer } from '../../catalogue/contract/offers.ts';
import { priceNow } from '../../catalogue/price/price-in-force.ts';
import { offerFormPath, productFormPath } from '../../catalogue/tyres-tab-path.ts';
import type { LeagueRow, Market, OurTyre, SuggestionInput } from '../contract-market.ts';
import type { Tracking } from '../contract.ts';
import { competitorMarketMessages as messages } from '../messages-admin.ts';
import { ALL_TRACKINGS, COMPETITORS_PATH, marketQuery, useNewPrice } from './tracking-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './competitors-page.module.css';

const money = (euros: number): string => formatEuros(Math.round(euros * 100));

export function MarketSection({ tracking: { _id, productId } }: { tracking: Tracking }) {
  const query = useQuery(marketQuery(_id));
  const { data } = query;
  const lowest = useLowest(data);
  const [applying, setApplying] = useState<NewPrice>();
  return (
    <section className={layout.stack4} aria-labelledby="market">
      <h3 id="market">{messages.title}</h3>
      <LoadState query={query} title={messages.failed} lines={3} />
      {data && !data.ours && (
        <>
          <p>{productId === null ? messages.notLinked : messages.left}</p>
          <div>
            <RowLink to={`${COMPETITORS_PATH}/${_id}`} label={messages.link} />
          </div>
        </>
      )}
      {data && <MarketView market={data} lowest={lowest} onApply={setApplying} />}
      {applying && <ApplyPrice {...applying} onDone={() => setApplying(undefined)} />}
    </section>
  );
}

/** What an offer that answers them is compared with by law: our lowest price of the 30 days before. */
function useLowest(market: Market | undefined): number | null {
  const { ours = null, answer = null } = market ?? {};
  const preview = useQuery({
    ...apiQuery<typeof previewOffer>(
      ALL_TRACKINGS,
      'GET /tires/sizes/:sizeId/products/:productId/sale/preview',
      {
        params: { sizeId: ours?.sizeId ?? '', productId: ours?._id ?? '' },
        query: { price: answer?.price ?? 0 },
      },
    ),
    enabled: ours !== null && answer !== null,
  });
  return preview.data?.referencePrice ?? null;
}

interface NewPrice {
  ours: OurTyre;
  price: number;
}

interface MarketViewProps {
  market: Market;
  /** The lowest price of ours in 30 days; null without any history. */
  lowest: number | null;
  onApply: (newPrice: NewPrice) => void;
}

export function MarketView({ market, lowest, onApply }: MarketViewProps) {
  const { ours, suggestion, league } = market;
  return (
    <>
      {ours && <Beside market={market} ours={ours} />}
      {ours && suggestion && <Suggestion {...{ ours, suggestion, onApply }} />}
      {ours && <Answer {...{ market, ours, lowest, onApply }} />}
      {league && league.rows.length > 0 && <League size={league.size} rows={league.rows} />}
    </>
  );
}

function Beside({ market: { theirs, difference }, ours }: { market: Market; ours: OurTyre }) {
  const { name, size, price, salePrice, floor, marginPercent } = ours;
  return (
    <>
      <div className={styles.sides}>
        <div className={styles.side}>
          <span>{messages.ours}</span>
          <b>{price === 0 ? messages.askPrice : money(priceNow(price, salePrice))}</b>
          <p className={layout.note}>{`${name} ${size}`}</p>
          {salePrice !== null && <p className={layout.note}>{messages.offer(money(price))}</p>}
        </div>
        <div className={styles.side}>
          <span>{messages.theirs}</span>
          <b>{theirs === null ? messages.notRead : money(theirs)}</b>
        </div>
      </div>
      {difference && <p>{differenceText(difference)}</p>}
      {floor !== null && (
        <p className={layout.note}>{messages.floor(money(floor), formatPercent(marginPercent / 100))}</p>
      )}
    </>
  );
}

function differenceText({ euros, percent }: NonNullable<Market['difference']>): string {
  if (euros === 0) return messages.same;
  const words = euros > 0 ? messages.dearer : messages.cheaper;
  return words(money(Math.abs(euros)), formatPercent(Math.abs(percent) / 100));
}

interface SuggestionProps {
  ours: OurTyre;
  suggestion: SuggestionInput;
  onApply: MarketViewProps['onApply'];
}

function Suggestion({ ours, suggestion, onApply }: SuggestionProps) {
  if (suggestion.kind === 'none') return <p>{messages.noSuggestion[suggestion.reason]}</p>;
  const { price, isAtFloor } = suggestion;
  return (
    <div className={layout.stack3}>
      <p>
        <b>{messages.suggested(money(price))}</b>
      </p>
      <p className={layout.note}>{isAtFloor ? messages.suggestionAtFloor : messages.suggestionHelp}</p>
      <div>
        <Button size="small" onClick={() => onApply({ ours, price })}>
          {messages.apply(money(price))}
        </Button>
      </div>
    </div>
  );
}

/** What can be done about their price: an offer, a price below the margin, or the tyre's own form. */
function Answer({
  market: { answer, suggestion },
  ours,
  lowest,
  onApply,
}: MarketViewProps & { ours: OurTyre }) {
  const tyre = { ...ours, size: ours.fullSize };
  const isBelowMargin = answer !== null && ours.floor !== null && answer.price < ours.floor;
  return (
    <div className={layout.stack3}>
      {answer && <OfferMargin {...answer} />}
      <div className={layout.cluster2}>
        {answer && (
          <RowLink
            to={offerFormPath(tyre, answer.price)}
            label={messages.offerFor(money(answer.price), lowest === null ? undefined : money(lowest))}
          />
        )}
        {answer && isBelowMargin && suggestion?.kind === 'none' && suggestion.reason === 'floor' && (
          <Button size="small" variant="outline" onClick={() => onApply({ ours, price: answer.price })}>
            {messages.undercut(money(answer.price))}
          </Button>
        )}
        <RowLink to={productFormPath(tyre)} label={messages.open} variant="text" />
      </div>
    </div>
  );
}

function ApplyPrice({ ours, price, onDone }: NewPrice & { onDone: () => void }) {
  const apply = useNewPrice(onDone);
  return (
    <ConfirmDialog
      title={messages.applyTitle}
      variant="primary"
      confirmLabel={messages.apply(money(price))}
      isBusy={apply.isPending}
      error={apply.error?.message}
      onConfirm={() => apply.mutate({ ours, price })}
      onCancel={onDone}
    >
      <p>{messages.applyText(`${ours.name} ${ours.size}`, money(ours.price), money(price))}</p>
      <p>{messages.applyNoOffer}</p>
    </ConfirmDialog>
  );
}

function League({ size, rows }: { size: string; rows: readonly LeagueRow[] }) {
  const { place, seller, price } = messages.leagueColumns;
  return (
    <Table caption={messages.league(size)}>
      <thead>
        <tr>
          <th scope="col" className={figureCell}>
            {place}
          </th>
          <th scope="col">{seller}</th>
          <th scope="col" className={figureCell}>
            {price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td className={figureCell}>{row.place}</td>
            <th scope="row">
              {row.isOurs ? <Badge tone="ok">{messages.us}</Badge> : row.seller}
              <span className={`${layout.note} ${styles.product}`}>{row.product}</span>
              {row.isRequested && <Badge tone="info">{messages.requested}</Badge>}
              {!row.isCurrent && <span className={`${layout.note} ${styles.error}`}>{messages.old}</span>}
            </th>
            <td className={figureCell}>{money(row.price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
