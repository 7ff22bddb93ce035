// What a search field suggests while it is typed in: a combobox with a list popup (WAI-ARIA Authoring Practices 1.2).
import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { catalogueMessages } from '../../messages/catalogue.ts';
import { fittingMessages } from '../../messages/fitting.ts';
import { boxMessages as texts } from '../../messages/search.ts';
import { tyreCount } from '../../messages/tyre-count.ts';
import type { PricedSuggestion } from '../../product/product-view.ts';
import { useSuggestions } from './use-suggestions.ts';

import hidden from '../../../../platform/ui/visually-hidden.module.css';
import styles from './suggestion-list.module.css';

interface SuggestionListOptions {
  text: string;
  onText: (text: string) => void;
  /** False: nothing need be suggested for this text. */
  isWanted?: boolean;
  /** Takes a suggestion instead of going to its page; true when it has. */
  onPick?: (suggestion: PricedSuggestion) => boolean;
}

/** `inputProps` make the field a combobox, `list` is below it in the positioned element of `boxRef`. Focus stays in the field. */
export function useSuggestionList({ text, onText, isWanted = true, onPick }: SuggestionListOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const boxRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(text, isOpen && isWanted);
  const isShown = isOpen && suggestions.length > 0;
  const close = () => {
    setIsOpen(false);
    setHighlighted(-1);
  };
  useOutsideClick(boxRef, close);
  const pick = (suggestion: PricedSuggestion): boolean => {
    const isTaken = onPick?.(suggestion) ?? false;
    if (isTaken) close();
    return isTaken;
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      setHighlighted(nextIndex(highlighted, step, suggestions.length));
    } else if (event.key === 'Enter' && isShown && suggestions[highlighted]) {
      event.preventDefault();
      if (!pick(suggestions[highlighted])) location.assign(suggestions[highlighted].href);
    }
  }

  return {
    boxRef,
    inputProps: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onText(target.value);
        setIsOpen(true);
        setHighlighted(-1);
      },
      onKeyDown,
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && highlighted >= 0 ? `${listId}-${highlighted}` : undefined,
      maxLength: 100,
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
    } as const,
    list: (
      <>
        <p className={hidden.hidden} role="status">
          {isShown && texts.found(suggestions.length)}
        </p>
        <div id={listId} role="listbox" aria-label={texts.list} className={styles.popup} hidden={!isShown}>
          {isShown && <Groups {...{ suggestions, highlighted, listId, pick }} onHighlight={setHighlighted} />}
        </div>
      </>
    ),
  };
}

interface GroupsProps {
  suggestions: readonly PricedSuggestion[];
  highlighted: number;
  listId: string;
  onHighlight: (index: number) => void;
  pick: (suggestion: PricedSuggestion) => boolean;
}

function Groups({ suggestions, highlighted, listId, onHighlight, pick }: GroupsProps) {
  return (['sizes', 'seasons', 'models', 'manufacturers'] as const).map((group) => {
    const entries = suggestions.flatMap((suggestion, index) =>
      suggestion.group === group ? [{ suggestion, index }] : [],
    );
    if (entries.length === 0) return null;
    return (
      <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
        <p id={`${listId}-${group}`} className={styles.groupLabel}>
          {catalogueMessages.suggestionGroups[group]}
        </p>
        {entries.map(({ suggestion, index }) => (
          <a
            key={suggestion.href}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === highlighted}
            tabIndex={-1}
            href={suggestion.href}
            className={styles.item}
            onPointerMove={() => onHighlight(index)}
            onClick={(event) => {
              if (pick(suggestion)) event.preventDefault();
            }}
          >
            <span>{suggestion.text}</span>
            <small>
              {tyreCount(suggestion.productCount)}
              {suggestion.fromCents !== null && ` · ${fittingMessages.from(suggestion.fromCents)}`}
            </small>
          </a>
        ))}
      </div>
    );
  });
}

/** From the field (−1) down to the first, past the last back to the field, and the same upwards. */
function nextIndex(index: number, step: number, count: number): number {
  const stops = count + 1;
  return ((index + 1 + step + stops) % stops) - 1;
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
