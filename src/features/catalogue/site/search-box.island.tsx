// The tyre search box: a plain form to /renkaat that, once touched, suggests sizes, models and manufacturers.
import { useState, useSyncExternalStore } from 'react';

import { boxMessages as texts } from '../messages/search.ts';
import { useSuggestionList } from './search/suggestion-list.tsx';

import styles from './search-box.module.css';

export interface SearchBoxProps {
  initialText: string;
}

export function SearchBox({ initialText }: SearchBoxProps) {
  const [text, setText] = useState(initialText);
  const { boxRef, inputProps, list } = useSuggestionList({ text, onText: setText });
  return (
    <div ref={boxRef} className={styles.root}>
      <form
        action="/renkaat"
        method="get"
        role="search"
        aria-label={texts.quickSearch}
        className={styles.box}
      >
        <input
          {...inputProps}
          className={styles.input}
          name="search"
          type="search"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          required
        />
        <Submit isEmpty={text.trim() === ''} />
      </form>
      {list}
    </div>
  );
}

/**
 * Cannot be pressed while nothing is typed. Without script the browser itself refuses an empty search, so the server draws it
 * ready. Apart from the box, because a box rendered again while it hydrates would lose what was typed before.
 */
function Submit({ isEmpty }: { isEmpty: boolean }) {
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <button type="submit" className={styles.button} disabled={isAwake && isEmpty}>
      {texts.submit}
    </button>
  );
}
