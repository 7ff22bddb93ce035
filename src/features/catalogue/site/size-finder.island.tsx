// The size finder: a plain form to the tyre search that, once touched, offers only what is sold and says how much of it.
import Search from 'lucide-react/icons/search';

import { Button } from '../../../platform/ui/button.tsx';
import { Field, Select, TextInput } from '../../../platform/ui/form/field.tsx';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { SnowIcon, StudsIcon, SunIcon } from '../../../platform/ui/icons/shop-icons.tsx';
import { finderMessages as texts } from '../messages/finder.ts';
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
import { WhereIsSize } from './finder/where-is-size.tsx';
import { useSuggestionList } from './search/suggestion-list.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import hidden from '../../../platform/ui/visually-hidden.module.css';
import styles from './finder/size-finder.module.css';

export interface SizeFinderProps {
  choices: MeasureChoices;
  kind: SeasonKind;
}

const KIND_ICONS = { friction: <SnowIcon />, studded: <StudsIcon />, summer: <SunIcon /> };
const SEGMENTS = SEASON_KINDS.map((kind) => ({
  value: kind,
  label: texts.seasons[kind],
  icon: KIND_ICONS[kind],
}));

export function SizeFinder({ choices, kind }: SizeFinderProps) {
  const finder = useFinder({ text: '', measures: NO_MEASURES, kinds: [kind] });
  const { formRef, kinds, setKind } = finder;
  return (
    <form
      ref={formRef}
      action={SEARCH_PATH}
      method="get"
      role="search"
      aria-label={texts.label}
      className={`${layout.panel} ${styles.finder}`}
    >
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
      {choices.width.length > 0 && (
        <div className={styles.measures}>
          {MEASURES.map((measure) => (
            <MeasurePicker key={measure} measure={measure} values={choices[measure]} finder={finder} />
          ))}
        </div>
      )}
      <SizeField finder={finder} />
      <FinderButton finder={finder} />
      <WhereIsSize />
    </form>
  );
}

interface MeasurePickerProps {
  measure: Measure;
  values: readonly number[];
  finder: Finder;
}

/** What is not sold with the measures before it cannot be chosen; where they limit it, each value says how many tyres it has. */
function MeasurePicker({
  measure,
  values,
  finder: { measures, isTyped, setMeasure, countsOf },
}: MeasurePickerProps) {
  const chosen = measures[measure];
  const counts = countsOf(measure);
  const isLimited = MEASURES.slice(0, MEASURES.indexOf(measure)).some((each) => measures[each] !== null);
  // A picker without a choice would only lengthen the address, and what is typed is searched as it is typed.
  const isSent = !isTyped && (chosen !== null || counts === undefined);
  return (
    <Field label={texts.measures[measure]}>
      {(ties) => (
        <Select
          {...ties}
          name={isSent ? measure : undefined}
          value={chosen ?? ''}
          onChange={({ target }) => setMeasure(measure, Number(target.value) || null)}
          className={styles.select}
        >
          <option value="">{texts.unchosen}</option>
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

/** A size that is suggested is filled in; a model or a manufacturer has a page of its own. */
function SizeField({ finder: { text, setText, isWholeSize } }: { finder: Finder }) {
  const { boxRef, inputProps, list } = useSuggestionList({
    text,
    onText: setText,
    isWanted: !isWholeSize,
    onPick: ({ group, text: suggested }) => {
      if (group === 'sizes') setText(suggested);
      return group === 'sizes';
    },
  });
  return (
    <Field label={texts.textLabel}>
      {(ties) => (
        <div ref={boxRef} className={styles.box}>
          <TextInput {...inputProps} {...ties} name="search" placeholder={texts.placeholder} />
          {list}
        </div>
      )}
    </Field>
  );
}

function FinderButton({ finder: { found } }: { finder: Finder }) {
  return (
    <>
      <Button type="submit" icon={<Search />} className={styles.submit}>
        {found && found.count > 0 ? (
          <span>
            {texts.show(found.count)}
            {found.fromCents !== null && <small>{texts.fitted(found.fromCents)}</small>}
          </span>
        ) : (
          texts.submit
        )}
      </Button>
      <p role="status" className={hidden.hidden}>
        {found && texts.found(found.count, found.fromCents)}
      </p>
    </>
  );
}
