// A page that is one form or one answer: a narrow column, and next to it a panel of wet asphalt with a picture.
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';

import layout from '../style/layout.module.css';
import type from '../style/typography.module.css';
import styles from './form-page.module.css';

interface FormPageProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  lead?: string | undefined;
  /** Decoration; only where there is room for it. */
  art: ReactNode;
}

export function FormPage({ title, lead, art, children, ...rest }: FormPageProps) {
  return (
    <section {...rest} className={classNames(layout.page, layout.section, styles.page)}>
      <div className={layout.stack5}>
        <h1>{title}</h1>
        {lead && <p className={type.lead}>{lead}</p>}
        {children}
      </div>
      <div className={classNames(layout.asphalt, layout.roadline, styles.art)} data-theme="dark">
        {art}
      </div>
    </section>
  );
}
