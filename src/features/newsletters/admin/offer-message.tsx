// The panel that makes an offer message: which tyres, in which tone; the draft can be made anew and edited before it is used.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { eurosToCents, formatEuros } from '../../../platform/contract/money.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SegmentedControl } from '../../../platform/ui/segmented-control.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { listOffers } from '../../catalogue/contract-offers.ts';
import { MOST_OFFERED } from '../contract-offer-message.ts';
import type { generateDiscountMessage } from '../contract-offer-message.ts';
import { withProductNames } from '../mail-markup.ts';
import { offerMessageTexts, offerPanelMessages as messages, OFFER_TONES } from '../messages-offer.ts';
import type { OfferTone } from '../messages-offer.ts';
import { LONGEST_SUBJECT } from '../newsletter-limits.ts';
import type { Chosen } from './chosen-subscribers.ts';
import { NOBODY, toggled } from './chosen-subscribers.ts';
import { NEWSLETTERS_PATH, useBackToList } from './newsletter-queries.ts';
import { choiceFault } from './offer-choice.ts';

import styles from './offer-message.module.css';

const MOST_LISTED = 100;
const TYRES_PATH = '/admin/tires';

/** A language model may take its time. */
const WITHIN_MS = 40_000;

type Offer = OutputOf<typeof listOffers>[number];

const offersQuery = queryOptions({
  queryKey: ['offer-message-products'],
  queryFn: ({ signal }) =>
    callApi<typeof listOffers>({
      method: 'GET',
      path: '/tires/sales',
      query: { page: 1, limit: MOST_LISTED },
      signal,
    }),
});

interface Message {
  subject: string;
  content: string;
}

/** At an address of its own: what is made begins a new newsletter. */
export function OfferMessageModal() {
  const close = useBackToList();
  const navigate = useNavigate();
  return (
    <SidePanel title={messages.title} onClose={close} className={styles.panel}>
      <OfferMessageMaker onUse={(message) => void navigate(`${NEWSLETTERS_PATH}/new`, { state: message })} />
    </SidePanel>
  );
}

interface MakerProps {
  onUse: (message: Message) => void;
  /** Given where text stands already: the draft goes after it. */
  onAppend?: ((message: Message) => void) | undefined;
}

export function OfferMessageMaker({ onUse, onAppend }: MakerProps) {
  const [chosen, setChosen] = useState<Chosen>(NOBODY);
  const [tone, setTone] = useState<OfferTone>('exciting');
  const [includeEndDate, setEndDate] = useState(true);
  const [includeStock, setStock] = useState(false);
  const [isTried, setTried] = useState(false);
  const [message, setMessage] = useState<Message>();
  const { data: offers } = useQuery(offersQuery);
  const names = new Map(
    offers?.map(({ _id, manufacturer, model, size }) => [_id, `${manufacturer} ${model} ${size}`]),
  );
  const make = useMutation({
    mutationFn: () =>
      callApi<typeof generateDiscountMessage>({
        method: 'POST',
        path: '/newsletters/generate-discount-message',
        body: {
          tone,
          includeEndDate,
          includeStock,
          selectedProducts: [...chosen],
          productCount: chosen.size,
        },
        timeoutMs: WITHIN_MS,
      }),
    onSuccess: ({ subject, content }) =>
      setMessage({ subject, content: withProductNames(content, (id) => names.get(id)) }),
  });
  const fault = choiceFault(chosen.size);
  return (
    <div className={styles.maker}>
      <h3 className={styles.heading}>{messages.heading}</h3>
      <p className={styles.lead}>{messages.lead}</p>
      <Offers chosen={chosen} onChange={setChosen} />
      <div className={styles.tone}>
        <span aria-hidden="true">{messages.tone}</span>
        <SegmentedControl
          name="offer-tone"
          legend={messages.tone}
          className={styles.tones}
          segments={OFFER_TONES.map((value) => ({ value, label: messages.tones[value] }))}
          value={tone}
          onChange={({ target }) => setTone(OFFER_TONES.find((one) => one === target.value) ?? 'exciting')}
        />
      </div>
      <Checkbox
        label={messages.includeEndDate}
        checked={includeEndDate}
        onChange={(event) => setEndDate(event.target.checked)}
      />
      <Checkbox
        label={messages.includeStock}
        checked={includeStock}
        onChange={(event) => setStock(event.target.checked)}
      />
      {isTried && fault !== undefined && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      {make.error && <Failure error={make.error} />}
      <div className={styles.buttons}>
        <Button
          variant={message ? 'outline' : 'primary'}
          isBusy={make.isPending}
          onClick={() => {
            setTried(true);
            if (fault === undefined && !make.isPending) make.mutate();
          }}
        >
          {makeText(make.isPending, message !== undefined)}
        </Button>
      </div>
      {message && <Result {...{ message, onChange: setMessage, onUse, onAppend }} />}
    </div>
  );
}

function makeText(isPending: boolean, isAgain: boolean): string {
  if (isPending) return messages.creating;
  return isAgain ? messages.again : messages.create;
}

function Failure({ error }: { error: Error }) {
  if (error instanceof ApiProblem && error.code === 'newsletter.no_offers') return <NoOffers />;
  return (
    <Notice tone="bad" role="alert" title={messages.failed}>
      {error.message}
    </Notice>
  );
}

function NoOffers() {
  return (
    <Notice tone="info" role="status" action={<Link to={TYRES_PATH}>{messages.openTyres}</Link>}>
      {offerMessageTexts.noOffers}
    </Notice>
  );
}

/** What is on offer now, to choose from. */
function Offers({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(offersQuery);
  if (error) {
    return (
      <LoadFailure
        title={messages.loadFailed(error.message)}
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={5} />;
  if (data.length === 0) return <NoOffers />;
  return (
    <section aria-labelledby={titleId} className={styles.offers}>
      <h4 id={titleId}>{messages.products}</h4>
      <p className={styles.lead}>{messages.productsHelp(MOST_OFFERED)}</p>
      {/* It scrolls by itself, so the keyboard has to reach it; its boxes can be reached. */}
      <ul className={styles.list}>
        {data.map((offer) => (
          <OfferRow
            key={offer._id}
            offer={offer}
            isChosen={chosen.has(offer._id)}
            onToggle={() => onChange(toggled(chosen, [offer._id]))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <p role="status">{messages.chosen(chosen.size)}</p>
        <Button
          variant="text"
          size="small"
          onClick={() =>
            onChange(chosen.size > 0 ? NOBODY : new Set(data.slice(0, MOST_OFFERED).map(({ _id }) => _id)))
          }
        >
          {chosen.size > 0 ? messages.clear : chooseText(data.length)}
        </Button>
      </div>
    </section>
  );
}

function chooseText(total: number): string {
  return total > MOST_OFFERED ? messages.chooseFirst(MOST_OFFERED) : messages.chooseAll;
}

function OfferRow({ offer, isChosen, onToggle }: { offer: Offer; isChosen: boolean; onToggle: () => void }) {
  const { manufacturer, model, size, salePrice, discountPercent, endDate, stock } = offer;
  const percent = discountPercent === null ? '' : ` (\u2212${discountPercent}\u00A0%)`;
  const facts = [
    size,
    `${formatEuros(eurosToCents(salePrice))}${percent}`,
    endDate === null ? messages.whileStockLasts : messages.endsOn(formatDate(endDate)),
    messages.stock(stock),
  ];
  return (
    <li>
      <Checkbox
        label={
          <>
            <b>{`${manufacturer} ${model}`}</b> <span className={styles.facts}>{facts.join(' · ')}</span>
          </>
        }
        checked={isChosen}
        onChange={onToggle}
      />
    </li>
  );
}

interface ResultProps extends MakerProps {
  message: Message;
  onChange: (message: Message) => void;
}

/** Beside what was typed, never instead of it before somebody says so. */
function Result({ message, onChange, onUse, onAppend }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes below what was filled in, often out of sight.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={messages.result} className={styles.result}>
      <h4 ref={heading} tabIndex={-1}>
        {messages.result}
      </h4>
      <TextField
        label={messages.subject}
        maxLength={LONGEST_SUBJECT}
        value={message.subject}
        onChange={(event) => onChange({ ...message, subject: event.target.value })}
      />
      <TextAreaField
        label={messages.content}
        rows={12}
        value={message.content}
        onChange={(event) => onChange({ ...message, content: event.target.value })}
      />
      <div className={styles.buttons}>
        {onAppend && (
          <Button variant="outline" onClick={() => onAppend(message)}>
            {messages.append}
          </Button>
        )}
        <Button onClick={() => onUse(message)}>{onAppend ? messages.replace : messages.use}</Button>
      </div>
    </section>
  );
}
