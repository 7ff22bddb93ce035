// The search over a list in the back office: the list follows as soon as typing pauses, or at once by Enter.
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';

import { useDebouncedValue } from '../../browser/use-debounced-value.ts';
import { Field, TextInput } from '../form/field.tsx';
import { useListAddress, WORDS_PARAM } from './list-address.ts';

import styles from '../form/search-field.module.css';

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
  const [sent, setSent] = useState(q);
  // The address was changed elsewhere: by Back, or a link that clears the filters. The own change may come when more is typed.
  if (shown !== q) {
    setShown(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const search = (words: string) => {
    setSent(words);
    set(WORDS_PARAM, words);
  };
  const debounced = useDebouncedValue(typed);
  const apply = useEffectEvent((words: string) => {
    if (words === typed) search(words.trim());
  });
  // oxlint-disable-next-line react/set-state-in-effect -- what was sent is known only once typing has paused
  useEffect(() => apply(debounced), [debounced]);
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <Field label={label} className={styles.bare}>
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
