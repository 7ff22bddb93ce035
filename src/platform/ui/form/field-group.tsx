// A titled group of fields, and fields beside each other where there is room.
import type { ComponentProps, ReactNode } from 'react';

import layout from '../style/layout.module.css';
import styles from './field-group.admin.module.css';

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
