// Finds a tyre, for a block of the email or for a tracking: what is on offer at once, anything by words.
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
  /** What is searched for at first; without it tyres on offer are listed. */
  search?: string | undefined;
  /** `label`: 'Nokian Hakkapeliitta R5 205/55R16 91T'. */
  onPick: (productId: string, label: string, sizeId: string) => void;
  onClose: () => void;
}

export function ProductPicker({ title, search = '', onPick, onClose }: ProductPickerProps) {
  const dialog = useOpenDialog(onClose);
  const id = useId();
  const [typed, setTyped] = useState(search);
  const q = useDebouncedValue(typed.trim());
  const isSearch = q.length >= MIN_WORDS;
  const query = useQuery({
    queryKey: ['email-products', isSearch ? q : ''],
    queryFn: async ({ signal }) =>
      (await findTyres(isSearch ? q : messages.offerWords, MAX_FOUND, signal)).items,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
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
            const [first] = data ?? [];
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // Nothing was looked for, or what is shown was found for other words.
            if (!first || !isSearch || q !== typed.trim() || query.isPlaceholderData) return;
            pick(first);
          }}
        />
        <h3 className={styles.name}>{isSearch ? messages.found : messages.offers}</h3>
        <LoadState query={query} title={messages.failed} lines={4} />
        {data?.length === 0 && <p>{isSearch ? messages.none : messages.noOffers}</p>}
        {data && data.length > 0 && (
          <ul
            aria-label={isSearch ? messages.found : messages.offers}
            className={`${layout.stack1} ${styles.products}`}
          >
            {data.map((tyre) => (
              <li key={tyre._id}>
                <TyreOption tyre={tyre} onChoose={pick} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
