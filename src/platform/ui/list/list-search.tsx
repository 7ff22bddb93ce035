// The search over a list in the back office: the list follows as soon as typing pauses, or at once by Enter.
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';

import { useDebouncedValue } from '../../browser/use-debounced-value.ts';
import { Field, TextInput } from '../form/field.tsx';
import { useListAddress, WORDS_PARAM } from './list-address.ts';

import search from '../form/search-field.module.css';

interface ListSearchProps {
  label: string;
  /** What may be searched for, shown in the empty field. */
  help: string;
  /** The query parameters that a new search removes; the page by default. */
  placeParams?: readonly string[] | undefined;
}

export function ListSearch({ label, help, placeParams }: ListSearchProps) {
  const { q, set } = useListAddress(placeParams);
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // The address was changed elsewhere: by Back, or a link that clears the filters.
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const debounced = useDebouncedValue(typed);
  const apply = useEffectEvent((words: string) => {
    if (words === typed) set(WORDS_PARAM, words.trim());
  });
  useEffect(() => apply(debounced), [debounced]);
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set(WORDS_PARAM, typed.trim());
      }}
    >
      <Field label={label} className={search.bare}>
        {(ties) => (
          <TextInput
            icon={<Search />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            type="search"
            value={typed}
            maxLength={100}
            placeholder={help}
            onChange={({ target }) => setTyped(target.value)}
            {...ties}
          />
        )}
      </Field>
    </form>
  );
}
