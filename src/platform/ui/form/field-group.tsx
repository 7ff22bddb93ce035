// A titled group of fields, fields side by side where there is room, and a choice with its label in sight.
import type { ComponentProps, ReactNode } from 'react';

import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

import layout from '../style/layout.module.css';
import styles from './field-group.admin.module.css';
import fieldStyles from './field.module.css';

export function FieldGroup({ title, children, ...props }: ComponentProps<'fieldset'> & { title: string }) {
  return (
    <fieldset {...props} className={`${layout.stack3} ${styles.group}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Screen readers announce the name once, as that of the group. */
export function SegmentedField(props: SegmentedControlProps) {
  return (
    <div className={fieldStyles.field}>
      <span aria-hidden="true" className={fieldStyles.label}>
        {props.legend}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}
