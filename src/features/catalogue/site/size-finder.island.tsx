// The size finder: a plain form to the tyre search that, once touched, offers only what is sold and shows how much of it.
import Search from 'lucide-react/icons/search';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Field, Select, TextInput } from '../../../platform/ui/form/field.tsx';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { SnowIcon, StudsIcon, SunIcon } from '../../../platform/ui/icons/shop-icons.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { finderMessages as texts } from '../messages/finder.ts';
import { fittingMessages } from '../messages/fitting.ts';
import { boxMessages } from '../messages/search.ts';
import { SEARCH_PATH } from '../paths.ts';
import {
  MEASURES,
  NO_MEASURES,
  SEASON_KINDS,
  type Measure,
  type MeasureChoices,
  type SeasonKind,
} from '../size/size-choice.ts';
import { useFinder, type Finder } from './finder/use-finder.ts';
import { WhereIsSize, type PhoneLink } from './finder/where-is-size.tsx';
import { useSuggestionList } from './search/suggestion-list.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import hidden from '../../../platform/ui/visually-hidden.module.css';
import styles from './finder/size-finder.module.css';

export interface SizeFinderProps {
  choices: MeasureChoices;
  /** The kinds of tyres that are counted; without a list the first of them is chosen. */
  kinds: readonly SeasonKind[];
  /** Over a list the finder is one line that goes on from the list's text and season ('' for all). */
  list?: { text: string; season: string };
  /** Phone number for questions about the size of a car. */
  call?: PhoneLink | undefined;
}

const KIND_ICONS = { friction: <SnowIcon />, studded: <StudsIcon />, summer: <SunIcon /> };
const SEGMENTS = SEASON_KINDS.map((kind) => ({
  value: kind,
  label: texts.seasons[kind],
  icon: KIND_ICONS[kind],
}));

export function SizeFinder({ choices, kinds, list, call }: SizeFinderProps) {
  const finder = useFinder({ text: list?.text ?? '', measures: NO_MEASURES, kinds });
  const { formRef } = finder;
  const isLine = list !== undefined;
  // While it is typed, what is below does not move.
  const [isOpen] = useState(!finder.isTyped);
  return (
    <form
      ref={formRef}
      action={SEARCH_PATH}
      method="get"
      role="search"
      aria-label={isLine ? boxMessages.search : texts.label}
      className={isLine ? classNames(styles.line, isOpen && styles.open) : `${layout.panel} ${styles.finder}`}
    >
      {list?.season && <input type="hidden" name="season" value={list.season} />}
      {!isLine && <SeasonField finder={finder} />}
      {choices.width.length > 0 && (
        <div className={styles.measures}>
          {MEASURES.map((measure) => (
            <MeasurePicker
              key={measure}
              measure={measure}
              values={choices[measure]}
              finder={finder}
              isLine={isLine}
            />
          ))}
        </div>
      )}
      <SizeField finder={finder} isLine={isLine} />
      <FinderButton finder={finder} isLine={isLine} />
      {!isLine && <WhereIsSize call={call} />}
    </form>
  );
}

function SeasonField({ finder: { kinds, setKind } }: { finder: Finder }) {
  return (
    <SegmentedControl
      name="season"
      legend={texts.season}
      className={styles.season}
      value={kinds[0]}
      onChange={({ target }) => {
        const chosen = SEASON_KINDS.find((each) => each === target.value);
        if (chosen) setKind(chosen);
      }}
      segments={SEGMENTS}
    />
  );
}

interface PartProps {
  finder: Finder;
  isLine: boolean;
}

interface MeasurePickerProps extends PartProps {
  measure: Measure;
  values: readonly number[];
}

/** What is not sold with the measures before it cannot be chosen; where they limit it, each value shows how many tyres it has. */
function MeasurePicker({ measure, values, finder, isLine }: MeasurePickerProps) {
  const { measures, isTyped, setMeasure, countsOf } = finder;
  const chosen = measures[measure];
  const counts = countsOf(measure);
  const isLimited = MEASURES.slice(0, MEASURES.indexOf(measure)).some((each) => measures[each] !== null);
  // A picker without a choice would only lengthen the address, and what is typed is searched as it is typed.
  const isSent = !isTyped && (chosen !== null || (!isLine && counts === undefined));
  const label = texts.measures[measure];
  return (
    <Field label={labelFor(label, isLine)}>
      {(ties) => (
        <Select
          {...ties}
          data-measure={measure}
          name={isSent ? measure : undefined}
          value={chosen ?? ''}
          onChange={({ target }) => setMeasure(measure, Number(target.value) || null)}
          className={styles.select}
        >
          <option value="">{isLine ? label : texts.unchosen}</option>
          {values.map((value) => {
            const count = counts?.get(value);
            return (
              <option key={value} value={value} disabled={counts && !count && value !== chosen}>
                {String(value).replace('.', ',')}
                {measure === 'diameter' && '″'}
                {isLimited && count && value !== chosen && texts.ofValue(count)}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

/** In one line a field contains its own label. */
function labelFor(label: string, isLine: boolean): ReactNode {
  return isLine ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}

/** A size that is suggested is filled in, so that its season can be chosen; over a list each suggestion leads to its page. */
function SizeField({ finder: { text, setText, normaliseText: tidyText, isWholeSize }, isLine }: PartProps) {
  const { boxRef, inputProps, list } = useSuggestionList({
    text,
    onText: setText,
    isWanted: isLine || !isWholeSize,
    onPick: ({ group, text: suggested }) => {
      if (isLine || group !== 'sizes') return false;
      setText(suggested);
      return true;
    },
  });
  return (
    <Field label={labelFor(isLine ? boxMessages.label : texts.textLabel, isLine)} className={styles.field}>
      {(ties) => (
        <div ref={boxRef} className={styles.box}>
          <TextInput
            {...inputProps}
            {...ties}
            name="search"
            placeholder={texts.placeholder}
            onBlur={tidyText}
          />
          {list}
        </div>
      )}
    </Field>
  );
}

function FinderButton({ finder: { found }, isLine }: PartProps) {
  const plain = isLine ? boxMessages.submit : texts.submit;
  return (
    <>
      <Button type="submit" icon={<Search />} className={styles.submit}>
        {found && found.count > 0 ? (
          <span>
            {texts.show(found.count)}
            {found.fromCents !== null && <small>{fittingMessages.from(found.fromCents)}</small>}
          </span>
        ) : (
          plain
        )}
      </Button>
      <p role="status" className={hidden.hidden}>
        {found && texts.found(found.count, found.fromCents)}
      </p>
    </>
  );
}
