// The search over a list in the back office: its words stand in the address, and a new search begins on the first page.
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';

import { SearchField } from './search-field.tsx';

/** Names in the address, the same in every list. */
export const WORDS_PARAM = 'haku';
export const PAGE_PARAM = 'sivu';

const PLACE_PARAMS = [PAGE_PARAM];

interface SearchWordsProps {
  label: string;
  /** What may be searched for, shown in the empty field. */
  help: string;
  /** What of the address a new search leaves behind. */
  forgets?: readonly string[];
}

export function SearchWords({ label, help, forgets = PLACE_PARAMS }: SearchWordsProps) {
  const [query, setQuery] = useSearchParams();
  const q = query.get(WORDS_PARAM) ?? '';
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(WORDS_PARAM);
    const next = new URLSearchParams(query);
    for (const name of forgets) next.delete(name);
    if (typeof words === 'string' && words.trim() !== '') next.set(WORDS_PARAM, words.trim());
    else next.delete(WORDS_PARAM);
    setQuery(next);
  }
  return (
    <form key={q} role="search" onSubmit={submit}>
      <SearchField
        label={label}
        isLabelHidden
        name={WORDS_PARAM}
        defaultValue={q}
        maxLength={100}
        placeholder={help}
      />
    </form>
  );
}
