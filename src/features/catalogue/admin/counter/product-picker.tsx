// Finds a tyre for a letter, an offer, a tracking or a booking: a first list at once, anything by words.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

import { useDebouncedValue } from '../../../../platform/browser/use-debounced-value.ts';
import { TextInput } from '../../../../platform/ui/form/field.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { useOpenDialog } from '../../../../platform/ui/overlay/use-open-dialog.ts';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import type { CounterTyre } from '../../contract/counter.ts';
import { productPickerMessages as messages } from '../../messages/counter.ts';
import { findTyres } from './find-tyres.ts';
import { TyreOption } from './tyre-option.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './product-picker.module.css';

const MAX_FOUND = 20;
const MIN_WORDS = 2;

interface ProductPickerProps {
  title: string;
  /** What is searched for at first; without it the first list is shown. */
  search?: string | undefined;
  /** The first list: what is on offer, or what stands on the own shelf. */
  first?: 'offers' | 'shelf';
  /** What a tyre is already, 'Tarjouksessa'; such come last. */
  already?: (tyre: CounterTyre) => string | undefined;
  /** `label`: 'Nokian Hakkapeliitta R5 205/55R16 91T'. */
  onPick: (productId: string, label: string, sizeId: string) => void;
  onClose: () => void;
}

export function ProductPicker({ title, search = '', onPick, onClose, ...props }: ProductPickerProps) {
  const { first = 'offers', already = () => undefined } = props;
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const [typed, setTyped] = useState(search);
  const q = useDebouncedValue(typed.trim());
  const isSearch = q.length >= MIN_WORDS;
  const words = isSearch ? q : messages.firstWords[first];
  const heading = isSearch ? messages.found : messages.first[first];
  const query = useQuery({
    queryKey: ['picked-tyres', words],
    queryFn: async ({ signal }) => (await findTyres(words, MAX_FOUND, signal)).items,
    placeholderData: keepPreviousData,
  });
  const isLast = (tyre: CounterTyre) => Number(already(tyre) !== undefined);
  const data = query.data?.toSorted((one, other) => isLast(one) - isLast(other));
  useEffect(() => dialog.current?.querySelector('input')?.focus(), [dialog]);
  const pick = ({ _id, sizeId, name, size, service }: CounterTyre): void => {
    dialog.current?.close();
    onPick(_id, `${name} ${size} ${service}`.trim(), sizeId);
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
          onKeyDown={(event) => {
            const [top] = data ?? [];
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // Nothing was looked for, or what is shown was found for other words.
            if (!top || !isSearch || q !== typed.trim() || query.isPlaceholderData) return;
            pick(top);
          }}
        />
        <h3 className={styles.name}>{heading}</h3>
        <LoadState query={query} title={messages.failed} lines={4} />
        {data?.length === 0 && <p>{isSearch || first === 'shelf' ? messages.none : messages.noOffers}</p>}
        {data && data.length > 0 && (
          <ul aria-label={heading} className={`${layout.stack1} ${styles.products}`}>
            {data.map((tyre) => (
              <li key={tyre._id}>
                <TyreOption tyre={tyre} mark={already(tyre)} onChoose={pick} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
