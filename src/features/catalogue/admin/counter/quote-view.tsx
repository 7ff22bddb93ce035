// What a clerk tells a customer about a tyre: four fitted with its parts, stock and day, alternatives, and the offer
// to copy.
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import type { CommandViewProps } from '../../../../platform/browser/admin/admin-commands.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { Button, ButtonLink, buttonClass } from '../../../../platform/ui/button.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { CounterTyre, getQuote, Quote } from '../../contract/counter.ts';
import { adminMessages } from '../../messages/admin.ts';
import { counterMessages as messages } from '../../messages/counter.ts';
import { offerFormPath, productFormPath } from '../../tyres-tab-path.ts';
import { TyreOption } from './tyre-option.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './quote-view.module.css';

export function QuoteView({ productId, close }: CommandViewProps & { productId: string }) {
  const [shownId, setShownId] = useState(productId);
  const query = useQuery({
    queryKey: ['counter-quote', shownId],
    queryFn: ({ signal }) =>
      callApi<typeof getQuote>('GET /tires/counter/:productId', { params: { productId: shownId }, signal }),
  });
  return (
    <>
      <LoadState query={query} title={messages.failed} lines={6} />
      {query.data && <QuoteOf key={shownId} quote={query.data} close={close} onChoose={setShownId} />}
    </>
  );
}

interface QuoteOfProps {
  quote: Quote;
  close: () => void;
  onChoose: (productId: string) => void;
}

function QuoteOf({
  quote: { tyre, ledger, label, alternatives, message, bookingUrl },
  close,
  onChoose,
}: QuoteOfProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = (): void => {
    // Without leave or over plain HTTP the text is there to be selected.
    const write = async () => navigator.clipboard.writeText(message);
    void write().then(
      () => setOutcome(messages.copied),
      () => setOutcome(messages.copyFailed),
    );
  };
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <div className={layout.stack4}>
      <div>
        <h3>{tyre.name}</h3>
        <p className={layout.note}>{[tyre.size, tyre.service, tyre.season].filter(Boolean).join(' · ')}</p>
      </div>
      {ledger.length === 0 ? (
        <p>{messages.askPrice}</p>
      ) : (
        <dl aria-label={messages.ledger} className={styles.ledger}>
          {ledger.map(([what, amount]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <p>{tyre.day}</p>
        <p className={layout.note}>{tyre.stock}</p>
        <p className={layout.note}>{label}</p>
      </div>
      <pre aria-label={messages.message} className={styles.message}>
        {message}
      </pre>
      {/* Above the buttons: on a phone they reach the end of the screen. */}
      <p role="status" className={layout.note}>
        {outcome}
      </p>
      <div className={layout.cluster2}>
        <Button ref={copyButton} icon={<Copy />} onClick={copy}>
          {messages.copy}
        </Button>
        {bookingUrl && (
          <ButtonLink href={bookingUrl} target="_blank" variant="outline" icon={<CalendarPlus />}>
            {messages.book}
          </ButtonLink>
        )}
        {tyre.cents > 0 && (
          <Link to={offerFormPath(tyre)} onClick={close} className={buttonClass({ variant: 'text' })}>
            {tyre.struckCents === null ? adminMessages.createOffer : adminMessages.editOffer}
          </Link>
        )}
        <Link to={productFormPath(tyre)} onClick={close} className={buttonClass({ variant: 'text' })}>
          {messages.edit}
        </Link>
        <ButtonLink href={tyre.url} target="_blank" variant="text">
          {messages.publicPage}
        </ButtonLink>
      </div>
      {alternatives.length > 0 && <Alternatives tyres={alternatives} onChoose={onChoose} />}
    </div>
  );
}

function Alternatives({
  tyres,
  onChoose,
}: Pick<QuoteOfProps, 'onChoose'> & { tyres: readonly CounterTyre[] }) {
  return (
    <section className={layout.stack2}>
      <h4>{messages.alternatives}</h4>
      <ul className={layout.stack1}>
        {tyres.map((tyre) => (
          <li key={tyre._id}>
            <TyreOption tyre={tyre} onChoose={({ _id }) => onChoose(_id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
