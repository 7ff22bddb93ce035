// A row of two to five choices, one of which is chosen: radio buttons in a plain form, no script needed.
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './segmented-control.module.css';

export interface Segment {
  value: string;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'ref'> {
  /** Name of the group, for screen readers alone. */
  legend: string;
  segments: readonly Segment[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
}

export function SegmentedControl(props: SegmentedControlProps) {
  const { legend, segments, defaultValue, value, className, ...input } = props;
  return (
    <fieldset className={classNames(styles.control, className)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            {...input}
            type="radio"
            value={segment.value}
            {...(value === undefined
              ? { defaultChecked: defaultValue === segment.value }
              : { checked: value === segment.value })}
            className={styles.input}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
