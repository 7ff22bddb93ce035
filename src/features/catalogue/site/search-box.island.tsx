// The tyre search box: a plain form to /renkaat that, once touched, suggests sizes, models and manufacturers.
// A combobox with a list popup (WAI-ARIA Authoring Practices 1.2); focus stays in the field.
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';

import { catalogueMessages } from '../messages/catalogue.ts';
import { boxMessages as texts, tyreCount } from '../messages/site.ts';
import type { Suggestion } from '../product/product-view.ts';
import { useSuggestions } from './use-suggestions.ts';

import hidden from '../../../platform/ui/visually-hidden.module.css';
import styles from './search-box.module.css';

const LONGEST_TEXT = 100;

export interface SearchBoxProps {
  initialText: string;
  isLarge: boolean;
}

export function SearchBox({ initialText, isLarge }: SearchBoxProps) {
  const [text, setText] = useState(initialText);
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const boxRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(text, isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const close = () => {
    setIsOpen(false);
    setHighlighted(-1);
  };
  useOutsideClick(boxRef, close);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      setHighlighted(nextPlace(highlighted, step, suggestions.length));
    } else if (event.key === 'Enter' && isShown && suggestions[highlighted]) {
      event.preventDefault();
      location.assign(suggestions[highlighted].href);
    }
  }

  return (
    <div ref={boxRef} className={styles.root}>
      <form
        action="/renkaat"
        method="get"
        role="search"
        aria-label={isLarge ? texts.search : texts.quickSearch}
        className={isLarge ? styles.large : styles.box}
      >
        <input
          className={styles.input}
          name="search"
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setHighlighted(-1);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={texts.label}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
          placeholder={texts.placeholder}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          required
        />
        <Submit isEmpty={text.trim() === ''} />
      </form>
      <p className={hidden.hidden} role="status">
        {isShown && texts.found(suggestions.length)}
      </p>
      <div id={listId} role="listbox" aria-label={texts.list} className={styles.popup} hidden={!isShown}>
        {isShown && <Groups {...{ suggestions, highlighted, listId, onHighlight: setHighlighted }} />}
      </div>
    </div>
  );
}

interface GroupsProps {
  suggestions: readonly Suggestion[];
  highlighted: number;
  listId: string;
  onHighlight: (place: number) => void;
}

function Groups({ suggestions, highlighted, listId, onHighlight }: GroupsProps) {
  return (['sizes', 'models', 'manufacturers'] as const).map((group) => {
    const places = suggestions.flatMap((suggestion, place) =>
      suggestion.group === group ? [{ suggestion, place }] : [],
    );
    if (places.length === 0) return null;
    return (
      <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
        <p id={`${listId}-${group}`} className={styles.groupLabel}>
          {catalogueMessages.suggestionGroups[group]}
        </p>
        {places.map(({ suggestion, place }) => (
          <a
            key={suggestion.href}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === highlighted}
            tabIndex={-1}
            href={suggestion.href}
            className={styles.item}
            onPointerMove={() => onHighlight(place)}
          >
            <span>{suggestion.text}</span>
            <small>{tyreCount(suggestion.productCount)}</small>
          </a>
        ))}
      </div>
    );
  });
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

/** From the field (−1) down to the first, past the last back to the field, and the same upwards. */
function nextPlace(place: number, step: number, count: number): number {
  const places = count + 1;
  return ((place + 1 + step + places) % places) - 1;
}

function useOutsideClick(ref: { current: HTMLElement | null }, onOutside: () => void): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [ref]);
}
