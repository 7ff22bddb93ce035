// Finds a tyre, for a block of the email or for a tracking: what is on offer at once, anything by words.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { callApi } from '../../../../platform/browser/api.ts';
import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { formatEuros } from '../../../../platform/contract/money.ts';
import { TextInput } from '../../../../platform/ui/form/field.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { listOffers } from '../../../catalogue/contract/offers.ts';
import type { searchTires } from '../../../catalogue/contract/tyres.ts';
import { priceInForce, type PriceInForce } from '../../../catalogue/price/price-in-force.ts';
import { productPickerMessages as messages } from '../../messages/editor.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './newsletter-modal.module.css';

const MOST_FOUND = 20;
const SHORTEST_WORDS = 2;

interface FoundProduct {
  id: string;
  name: string;
  size: string;
  price: PriceInForce;
}

interface ProductPickerProps {
  /** For an email unless said. */
  title?: string;
  /** `label`: 'Nokian Hakkapeliitta R5 205/55R16 91T'. */
  onPick: (productId: string, label: string) => void;
  onClose: () => void;
}

export function ProductPicker({ title = messages.title, onPick, onClose }: ProductPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const isSearch = q.length >= SHORTEST_WORDS;
  const query = useQuery({
    queryKey: ['email-products', isSearch ? q : ''],
    queryFn: ({ signal }) => (isSearch ? findProducts(q, signal) : findOffers(signal)),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.addEventListener('close', onClose);
    return () => element.removeEventListener('close', onClose);
  }, [onClose]);
  // Once: what is drawn anew around it neither opens it again nor takes the focus.
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.querySelector('input')?.focus();
  }, []);
  const pick = ({ id: productId, name, size }: FoundProduct): void => {
    dialog.current?.close();
    onPick(productId, `${name} ${size}`);
  };
  // Over the form, not within it: Enter in the search sends no newsletter.
  return createPortal(
    <Dialog id={id} ref={dialog} title={title}>
      <div className={styles.picker}>
        <TextInput
          type="search"
          icon={<Search />}
          aria-label={messages.search}
          value={typed}
          maxLength={100}
          placeholder={messages.searchHelp}
          onChange={(event) => setTyped(event.target.value)}
        />
        <h3 className={styles.pickerName}>{isSearch ? messages.found : messages.offers}</h3>
        <LoadState query={query} title={messages.failed} lines={4} />
        {data?.length === 0 && <p>{isSearch ? messages.none : messages.noOffers}</p>}
        {data && data.length > 0 && (
          <ul
            aria-label={isSearch ? messages.found : messages.offers}
            className={`${layout.stack1} ${styles.products}`}
          >
            {data.map((product) => (
              <li key={product.id}>
                <button type="button" className={styles.product} onClick={() => pick(product)}>
                  <b>{product.name}</b>
                  <span>{product.size}</span>
                  <Price price={product.price} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

function Price({ price: { cents, struckCents } }: { price: PriceInForce }) {
  return (
    <span className={styles.price}>
      {cents === 0 ? messages.askPrice : formatEuros(cents)}
      {struckCents !== null && (
        <>
          {' '}
          <s>{formatEuros(struckCents)}</s>
        </>
      )}
    </span>
  );
}

async function findOffers(signal: AbortSignal): Promise<FoundProduct[]> {
  const offers = await callApi<typeof listOffers>('GET /tires/sales', {
    query: { page: 1, limit: MOST_FOUND },
    signal,
  });
  return offers.map(({ _id, manufacturer, model, size, originalPrice, salePrice, ...lawful }) => ({
    id: _id,
    name: `${manufacturer} ${model}`,
    size,
    price: priceInForce({ price: originalPrice, sale: { price: salePrice }, ...lawful }),
  }));
}

async function findProducts(q: string, signal: AbortSignal): Promise<FoundProduct[]> {
  const { items } = await callApi<typeof searchTires>('GET /tires', {
    query: { q, page: 1, limit: MOST_FOUND },
    signal,
  });
  return items.map((item) => ({
    id: item._id,
    name: `${item.manufacturer} ${item.model}`,
    size: `${item.size} ${item.loadIndex ?? ''}${item.speedSymbol ?? ''}`.trim(),
    price: priceInForce(item),
  }));
}
