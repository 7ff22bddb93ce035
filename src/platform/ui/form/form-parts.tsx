// The names of a wide form's parts, above its fields: each leads to the group of that title.
import { useRef } from 'react';

import { ChipRow } from '../chip.tsx';
import { uiMessages } from '../messages.ts';

import styles from './field-group.admin.module.css';

export function FormParts({ titles }: { titles: readonly string[] }) {
  const links = useRef<HTMLElement>(null);
  /** Leads the focus along, so that who works by keyboard goes on in that part. */
  const goTo = (title: string) => {
    const legends = links.current?.closest('form')?.querySelectorAll('fieldset > legend') ?? [];
    const part = [...legends].find(({ textContent }) => textContent === title)?.parentElement;
    part?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus({ preventScroll: true });
    part?.scrollIntoView();
  };
  return (
    <nav ref={links} aria-label={uiMessages.formParts} className={styles.parts}>
      <ChipRow
        label={uiMessages.formParts}
        chips={titles.map((title) => ({ key: title, label: title, onChoose: () => goTo(title) }))}
      />
    </nav>
  );
}
