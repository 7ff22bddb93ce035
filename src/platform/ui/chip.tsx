// Chips: a narrowing that can be taken away, or a short suggestion that can be chosen.
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { uiMessages } from './messages.ts';

import styles from './chip.module.css';
import layout from './style/layout.module.css';

export type ChipProps = { label: string; icon?: ReactNode } & (
  | { /** Address without this filter. */ removeHref: string }
  | { onRemove: () => void }
  | { href: string; isCurrent?: boolean | undefined }
  | { onChoose: () => void }
);

export function Chip(props: ChipProps) {
  const { label, icon } = props;
  const name = uiMessages.removeFilter(label);
  const removable = (
    <>
      {icon}
      {label}
      <X className={styles.cross} />
    </>
  );
  if ('removeHref' in props) {
    return (
      <a href={props.removeHref} aria-label={name} className={styles.chip}>
        {removable}
      </a>
    );
  }
  if ('onRemove' in props) {
    return (
      <button type="button" onClick={props.onRemove} aria-label={name} className={styles.chip}>
        {removable}
      </button>
    );
  }
  if ('href' in props) {
    return (
      <a href={props.href} className={styles.chip} {...(props.isCurrent ? { 'aria-current': 'true' } : {})}>
        {icon}
        {label}
      </a>
    );
  }
  return (
    <button type="button" onClick={props.onChoose} className={styles.chip}>
      {icon}
      {label}
    </button>
  );
}

/** Chips side by side; `label` names the list for screen readers. */
export function ChipRow({
  label,
  chips,
}: {
  label: string;
  chips: readonly (ChipProps & { key: string })[];
}) {
  return (
    <ul aria-label={label} className={layout.cluster2}>
      {chips.map(({ key, ...chip }) => (
        <li key={key}>
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  );
}
