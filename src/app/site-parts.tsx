// Small parts that header, menu and footer share.
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

import type { OpenStatus } from '../features/opening-hours/contract.ts';
import { StatusDot } from '../platform/ui/badge.tsx';
import { headerMessages } from './messages.ts';

import styles from './site-parts.module.css';

/** Open or closed in words; the dot only repeats them. */
export function OpenStatusLine({ status }: { status: OpenStatus }) {
  return <StatusDot tone={status.isOpen ? 'ok' : 'neutral'}>{status.text}</StatusDot>;
}

/** Switches the theme by plain script; hidden where scripts do not run. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      className={styles.theme}
      aria-label={headerMessages.theme}
      title={headerMessages.theme}
    >
      <Sun className={styles.sun} />
      <Moon className={styles.moon} />
    </button>
  );
}
