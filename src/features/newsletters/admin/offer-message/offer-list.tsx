// What is on offer now, to choose from for an offer message.
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import { Link } from 'react-router';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { formatDate } from '../../../../platform/contract/dates.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { euroText } from '../../../../platform/contract/money.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { TextInput } from '../../../../platform/ui/form/field.tsx';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Skeleton } from '../../../../platform/ui/page/skeleton.tsx';
import type { listOffers } from '../../../catalogue/contract/offers.ts';
import { MAX_OFFERED } from '../../contract/offer-message.ts';
import { offerMessageTexts, offerPanelMessages as messages } from '../../messages/offer.ts';
import { NOBODY, toggled, type Chosen } from '../sending/chosen-subscribers.ts';
import { offersWith } from './offer-choice.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './offer-message.module.css';

const MAX_LISTED = 1000;
/** Up to this many offers are listed without a search field. */
const FEW = 12;
const TYRES_PATH = '/admin/tires';

export type Offer = OutputOf<typeof listOffers>[number];

export const offersQuery = apiQuery<typeof listOffers>(['offer-message-products'], 'GET /tires/sales', {
  query: { page: 1, limit: MAX_LISTED },
});

export function NoOffers() {
  return (
    <Notice tone="info" role="status" action={<Link to={TYRES_PATH}>{messages.openTyres}</Link>}>
      {offerMessageTexts.noOffers}
    </Notice>
  );
}

interface OfferListProps {
  /** The chosen offers. */
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

export function OfferList({ chosen, onChange }: OfferListProps) {
  const titleId = useId();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(offersQuery);
  if (error && !data) {
    return (
      <LoadFailure
        title={messages.loadFailed(error.message)}
        message={messages.loadAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={5} />;
  if (data.length === 0) return <NoOffers />;
  const shown = offersWith(data, words);
  return (
    <section aria-labelledby={titleId} className={`${layout.stack4} ${styles.offers}`}>
      <h4 id={titleId}>{messages.products}</h4>
      <p className={layout.muted}>{messages.productsHelp(MAX_OFFERED)}</p>
      {data.length > FEW && (
        <TextInput
          type="search"
          icon={<Search />}
          aria-label={messages.filter}
          placeholder={messages.filterHelp}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {shown.length === 0 && <p>{messages.noneFound}</p>}
      {/* It scrolls by itself, so the keyboard has to reach it; its boxes can be reached. */}
      {shown.length > 0 && (
        <ul className={`${layout.stack2} ${styles.list}`}>
          {shown.map((offer) => (
            <OfferRow
              key={offer._id}
              offer={offer}
              isChosen={chosen.has(offer._id)}
              onToggle={() => onChange(toggled(chosen, [offer._id]))}
            />
          ))}
        </ul>
      )}
      <div className={`${layout.cluster} ${styles.buttons}`}>
        <p role="status">{messages.chosen(chosen.size)}</p>
        {(chosen.size > 0 || shown.length > 0) && (
          <Button
            variant="text"
            size="small"
            onClick={() =>
              onChange(chosen.size > 0 ? NOBODY : new Set(shown.slice(0, MAX_OFFERED).map(({ _id }) => _id)))
            }
          >
            {chosen.size > 0 ? messages.clear : chooseText(shown.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

function chooseText(total: number): string {
  return total > MAX_OFFERED ? messages.chooseFirst(MAX_OFFERED) : messages.chooseAll;
}

function OfferRow({ offer, isChosen, onToggle }: { offer: Offer; isChosen: boolean; onToggle: () => void }) {
  const { manufacturer, model, size, salePrice, discountPercent, endDate, stock, stockIsMinimum } = offer;
  const percent = discountPercent === null ? '' : ` (\u2212${discountPercent}\u00A0%)`;
  const facts = [
    size,
    `${euroText(salePrice)}${percent}`,
    endDate === null ? messages.whileStockLasts : messages.endsOn(formatDate(endDate)),
    messages.stock(stock, stockIsMinimum),
  ];
  return (
    <li>
      <Checkbox
        label={
          <>
            <b>{`${manufacturer} ${model}`}</b> <span className={layout.muted}>{facts.join(' · ')}</span>
          </>
        }
        checked={isChosen}
        onChange={onToggle}
      />
    </li>
  );
}
