// The size finder under the hero: a plain form to the tyre search, so it works without script.
import Search from 'lucide-react/icons/search';

import { Button } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Field, Select, TextField } from '../../../platform/ui/form/field.tsx';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { SnowIcon, StudsIcon, SunIcon } from '../../../platform/ui/icons/shop-icons.tsx';
import { SEARCH_PATH } from '../../catalogue/paths.ts';
import { finderMessages as messages } from '../messages.ts';
import type { ShownSeason } from '../season.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './size-finder.module.css';

/** What can be chosen: the measures of the sizes the shop has, in rising order. */
export interface FinderChoices {
  widths: readonly number[];
  aspects: readonly number[];
  diameters: readonly number[];
}

interface SizeFinderProps {
  choices: FinderChoices;
  season: ShownSeason;
}

export function SizeFinder({ choices, season }: SizeFinderProps) {
  return (
    <div className={classNames(layout.page, styles.place)}>
      <form
        action={SEARCH_PATH}
        method="get"
        role="search"
        aria-label={messages.label}
        className={`${layout.panel} ${styles.finder}`}
      >
        <SegmentedControl
          name="season"
          legend={messages.season}
          className={styles.season}
          defaultValue={season === 'winter' ? 'friction' : 'summer'}
          segments={[
            { value: 'friction', label: messages.seasons.friction, icon: <SnowIcon /> },
            { value: 'studded', label: messages.seasons.studded, icon: <StudsIcon /> },
            { value: 'summer', label: messages.seasons.summer, icon: <SunIcon /> },
          ]}
        />
        {choices.widths.length > 0 && (
          <div className={styles.measures}>
            <Measure name="width" label={messages.width} values={choices.widths} />
            <Measure name="aspect" label={messages.aspect} values={choices.aspects} />
            <Measure name="diameter" label={messages.diameter} values={choices.diameters} unit="″" />
          </div>
        )}
        <TextField
          name="search"
          label={messages.textLabel}
          placeholder={messages.placeholder}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.text}
        />
        <Button type="submit" icon={<Search />}>
          {messages.submit}
        </Button>
      </form>
    </div>
  );
}

interface MeasureProps {
  name: string;
  label: string;
  values: readonly number[];
  unit?: string;
}

function Measure({ name, label, values, unit = '' }: MeasureProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <Select {...ties} name={name} defaultValue="" className={styles.select}>
          <option value="">{messages.any}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {String(value).replace('.', ',')}
              {unit}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
