// The header of every page: top bar with contact and hours, main bar with navigation, search and booking.
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';

import { customersMessages } from '../../features/customers/messages-greeting.ts';
import { SIGN_IN_PATH } from '../../features/customers/paths.ts';
import { headerText } from '../../features/opening-hours/opening-hours.ts';
import { hoursDrawerTrigger } from '../../features/opening-hours/site/hours-drawer.tsx';
import type { ReviewSet } from '../../features/reviews/contract.ts';
import { reviewsMessages } from '../../features/reviews/messages.ts';
import { ratingText, wholeStars } from '../../features/reviews/reviews.ts';
import { phoneHref } from '../../features/shop-profile/shop-profile.ts';
import { NewsletterForm } from '../../features/subscribers/site/newsletter-form.tsx';
import { formatCount } from '../../platform/contract/count.ts';
import { ButtonLink } from '../../platform/ui/button.tsx';
import { CachedFragment } from '../../platform/ui/cached-fragment.tsx';
import { classNames } from '../../platform/ui/class-names.ts';
import { Logo } from '../../platform/ui/logo.tsx';
import { PublishedPages } from '../../platform/ui/page/known-pages.tsx';
import { Stars } from '../../platform/ui/stars.tsx';
import { VisuallyHidden } from '../../platform/ui/visually-hidden.tsx';
import { headerMessages, navigationMessages } from '../messages.ts';
import type { FrameData } from './frame-data.ts';
import { MENU_ID, SiteMenu } from './menu.tsx';
import { contactHref, currentLinks, isCurrent, navigation, type NavigationEntry } from './navigation.ts';
import { NavigationLink, OpenStatusLine, ThemeToggle } from './parts.tsx';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './header.module.css';

export interface SiteHeaderProps {
  data: FrameData;
  path: string;
  publishedPaths: ReadonlySet<string>;
}

export function SiteHeader({ data, path, publishedPaths }: SiteHeaderProps) {
  const entries = navigation(publishedPaths);
  return (
    <CachedFragment
      as="header"
      className={styles.header}
      of={data}
      by={['header', publishedPaths, currentLinks(entries, path)]}
      idPrefix="header-"
    >
      <PublishedPages value={publishedPaths}>
        <HeaderContent data={data} path={path} publishedPaths={publishedPaths} entries={entries} />
      </PublishedPages>
    </CachedFragment>
  );
}

interface HeaderContentProps extends SiteHeaderProps {
  entries: readonly NavigationEntry[];
}

/** The path matters by the current links alone. */
function HeaderContent({ data, path, publishedPaths, entries }: HeaderContentProps) {
  const { profile } = data;
  return (
    <>
      <TopBar data={data} publishedPaths={publishedPaths} />
      <div className={styles.bar}>
        <div className={classNames(layout.page, layout.cluster, styles.row)}>
          <Logo name={profile.name} />
          <nav aria-label={navigationMessages.main} className={styles.nav}>
            <ul className={`${layout.cluster} ${styles.links}`}>
              {entries.map((entry) => (
                <NavigationItem key={entry.label} entry={entry} path={path} />
              ))}
            </ul>
          </nav>
          <div data-print="no" className={styles.search}>
            {data.searchBox('header')}
          </div>
          <ButtonLink
            href={contactHref(publishedPaths)}
            variant="outline"
            size="small"
            data-print="no"
            className={styles.contact}
          >
            {navigationMessages.contact}
          </ButtonLink>
          {profile.links.booking && (
            <ButtonLink
              href={profile.links.booking}
              variant="ink"
              size="small"
              data-print="no"
              className={styles.booking}
            >
              {navigationMessages.booking}
            </ButtonLink>
          )}
          <button
            type="button"
            popoverTarget={MENU_ID}
            data-print="no"
            className={styles.menuButton}
            aria-label={headerMessages.openMenu}
          >
            <Menu />
          </button>
        </div>
      </div>
      <p role="alert" className={styles.offline}>
        {headerMessages.offline}
      </p>
      <SiteMenu data={data} entries={entries} path={path} publishedPaths={publishedPaths} />
    </>
  );
}

function TopBar({
  data: { profile, hours, hoursButton, reviews },
  publishedPaths,
}: Pick<SiteHeaderProps, 'data' | 'publishedPaths'>) {
  return (
    <div data-print="no" className={styles.topBar}>
      <div className={classNames(layout.page, styles.topRow)}>
        <NewsletterForm place="header" className={styles.newsletter} />
        {reviews.user_ratings_total > 0 && <Rating reviews={reviews} url={profile.links.reviews} />}
        {profile.phone && (
          <a href={phoneHref(profile.phone)} className={styles.topLink}>
            <Phone />
            <VisuallyHidden>{headerMessages.phone} </VisuallyHidden>
            {profile.phone}
          </a>
        )}
        {profile.salesEmail && (
          <a href={`mailto:${profile.salesEmail}`} className={styles.topLink}>
            <Mail />
            <VisuallyHidden>{headerMessages.mail} </VisuallyHidden>
            {profile.salesEmail}
          </a>
        )}
        <span className={styles.grow} />
        <HoursLine hours={hours} isButton={hoursButton.isVisible} />
        {publishedPaths.has(SIGN_IN_PATH) && (
          <a href={SIGN_IN_PATH} data-account="" className={styles.topLink}>
            {customersMessages.signIn}
          </a>
        )}
        <ThemeToggle />
      </div>
    </div>
  );
}

/** Whether the shop is open, and its week; where the shop wants it, they open the drawer. */
function HoursLine({ hours, isButton }: Pick<FrameData, 'hours'> & { isButton: boolean }) {
  const content = (
    <>
      <span className={styles.status}>
        <OpenStatusLine hours={hours} />
      </span>
      <b className={styles.hours}>
        <VisuallyHidden>{headerMessages.hours} </VisuallyHidden>
        {headerText(hours.schedule.week)}
      </b>
    </>
  );
  if (!isButton) return <span className={styles.hoursLine}>{content}</span>;
  return (
    <button type="button" {...hoursDrawerTrigger} className={styles.hoursLine}>
      {content}
    </button>
  );
}

/** The overall rating; a link where the shop has a public reviews page. */
function Rating({ reviews, url }: { reviews: ReviewSet; url: string }) {
  const rating = ratingText(reviews.rating);
  const total = formatCount(reviews.user_ratings_total);
  const content = (
    <>
      <b>{rating}</b>
      <Stars value={wholeStars(reviews.rating)} label={reviewsMessages.rating(rating)} />
      {total} {reviewsMessages.count}
    </>
  );
  return url ? (
    <a href={url} className={classNames(styles.topLink, styles.rating)}>
      {content}
    </a>
  ) : (
    <span className={classNames(styles.topLink, styles.rating)}>{content}</span>
  );
}

function NavigationItem({ entry, path }: { entry: NavigationEntry; path: string }) {
  if (entry.kind === 'link') {
    return (
      <li>
        <NavigationLink link={entry} path={path} className={styles.link} />
      </li>
    );
  }
  const isInside = entry.links.some((link) => isCurrent(link.href, path));
  return (
    <li className={styles.dropdown} data-hover-menu="">
      {/* The panel is next to the disclosure, so that hovering shows it without opening it. */}
      <details data-menu="" name={MENU_ID}>
        <summary className={classNames(styles.link, isInside && styles.inside)}>
          {entry.label}
          <ChevronDown />
        </summary>
      </details>
      <ul className={styles.panel}>
        {entry.links.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} path={path} className={styles.panelLink} />
          </li>
        ))}
      </ul>
    </li>
  );
}
