// The full-screen menu of small screens: the same links, the search, booking and contact. A popover, so it needs no script.
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';

import { customersMessages } from '../../features/customers/messages-greeting.ts';
import { SIGN_IN_PATH } from '../../features/customers/paths.ts';
import { headerText } from '../../features/opening-hours/opening-hours.ts';
import { phoneHref } from '../../features/shop-profile/shop-profile.ts';
import { newsletterForm } from '../../features/subscribers/messages.ts';
import { NewsletterForm } from '../../features/subscribers/site/newsletter-form.tsx';
import { ButtonLink } from '../../platform/ui/button.tsx';
import { Logo } from '../../platform/ui/logo.tsx';
import { headerMessages, navigationMessages } from '../messages.ts';
import type { FrameData } from './frame-data.ts';
import { contactHref, isCurrent, type NavigationEntry } from './navigation.ts';
import { NavigationLink, OpenStatusLine, ThemeToggle } from './parts.tsx';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './menu.module.css';

export const MENU_ID = 'valikko';

interface SiteMenuProps {
  data: FrameData;
  entries: readonly NavigationEntry[];
  path: string;
  publishedPaths: ReadonlySet<string>;
}

export function SiteMenu({ data, entries, path, publishedPaths }: SiteMenuProps) {
  const { profile, hours } = data;
  return (
    <div
      id={MENU_ID}
      popover="auto"
      data-full-menu=""
      role="dialog"
      aria-label={headerMessages.menu}
      className={styles.menu}
    >
      <div className={styles.top}>
        <Logo name={profile.name} />
        <ThemeToggle />
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={headerMessages.closeMenu}
        >
          <X />
        </button>
      </div>
      {data.searchBox('menu')}
      <nav aria-label={navigationMessages.main}>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <MenuItem key={entry.label} entry={entry} path={path} />
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        {profile.links.booking && (
          <ButtonLink href={profile.links.booking} isWide>
            {navigationMessages.booking}
          </ButtonLink>
        )}
        <ButtonLink href={contactHref(publishedPaths)} variant="outline" isWide>
          {navigationMessages.contact}
        </ButtonLink>
      </div>
      <section className={styles.newsletter}>
        <h2>{newsletterForm.label}</h2>
        <NewsletterForm place="menu" />
      </section>
      <div className={styles.contact}>
        {publishedPaths.has(SIGN_IN_PATH) && (
          <a href={SIGN_IN_PATH} data-account="">
            {customersMessages.signIn}
          </a>
        )}
        {profile.phone && (
          <a href={phoneHref(profile.phone)}>
            <Phone />
            {profile.phone}
          </a>
        )}
        {profile.salesEmail && (
          <a href={`mailto:${profile.salesEmail}`}>
            <Mail />
            {profile.salesEmail}
          </a>
        )}
        <p className={`${layout.cluster} ${styles.hours}`}>
          <b>{headerText(hours.schedule.week)}</b>
          <OpenStatusLine hours={hours} />
        </p>
      </div>
    </div>
  );
}

function MenuItem({ entry, path }: { entry: NavigationEntry; path: string }) {
  if (entry.kind === 'link') {
    return (
      <li>
        <NavigationLink link={entry} path={path} className={styles.link} />
      </li>
    );
  }
  return (
    <li>
      <details open={entry.links.some((link) => isCurrent(link.href, path))}>
        <summary className={styles.link}>
          {entry.label}
          <ChevronDown />
        </summary>
        <ul className={styles.inner}>
          {entry.links.map((link) => (
            <li key={link.href}>
              <NavigationLink link={link} path={path} className={styles.innerLink} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
