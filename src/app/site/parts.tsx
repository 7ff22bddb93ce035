// Small parts that header, menu and footer share.
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

import type { HoursNow } from '../../features/opening-hours/server/index.ts';
import { StatusDot } from '../../platform/ui/badge.tsx';
import { headerMessages } from '../messages.ts';
import { isCurrent, type NavigationTarget } from './navigation.ts';

import styles from './parts.module.css';

/** Open or closed in words; the dot only repeats them. Nothing without stored hours: the text next to it shows that. */
export function OpenStatusLine({ hours: { schedule, settings } }: { hours: HoursNow }) {
  const { status } = settings;
  if (schedule.week.length === 0) return null;
  return <StatusDot tone={status.isOpen ? 'ok' : 'neutral'}>{status.text}</StatusDot>;
}

/** A link of the navigation, marked when it leads to the page shown or to its section. */
export function NavigationLink(props: {
  link: NavigationTarget;
  path: string;
  className: string | undefined;
}) {
  const { link, path, className } = props;
  return (
    <a href={link.href} className={className} aria-current={isCurrent(link.href, path) ? 'page' : undefined}>
      {link.label}
    </a>
  );
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
