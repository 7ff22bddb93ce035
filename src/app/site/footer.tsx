// The footer of every page: who we are, when we are open, how to reach us, where we are.
import ArrowUp from 'lucide-react/icons/arrow-up';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';

import { feedbackMessages } from '../../features/feedback/messages.ts';
import { FEEDBACK_PATH } from '../../features/feedback/paths.ts';
import { BrandLink } from '../../features/homepage/site/brand-mark.tsx';
import { HoursTable } from '../../features/opening-hours/site/hours-table.tsx';
import { CONTACT_ID } from '../../features/pages/paths.ts';
import { phoneHref, type ShopProfile } from '../../features/shop-profile/shop-profile.ts';
import { ShopMap } from '../../features/shop-profile/site/shop-map.tsx';
import { newsletterForm } from '../../features/subscribers/messages.ts';
import { NewsletterForm } from '../../features/subscribers/site/newsletter-form.tsx';
import { CachedFragment } from '../../platform/ui/cached-fragment.tsx';
import { classNames } from '../../platform/ui/class-names.ts';
import { FacebookIcon, InstagramIcon } from '../../platform/ui/icons/social-icons.tsx';
import { Logo } from '../../platform/ui/logo.tsx';
import { PublishedPages } from '../../platform/ui/page/known-pages.tsx';
import { footerMessages as messages } from '../messages.ts';
import { CONSENT_ID } from './consent.tsx';
import type { FrameData } from './frame-data.ts';
import { OpenStatusLine } from './parts.tsx';

import layout from '../../platform/ui/style/layout.module.css';
import styles from './footer.module.css';

interface SiteFooterProps {
  data: FrameData;
  publishedPaths: ReadonlySet<string>;
}

export function SiteFooter({ data, publishedPaths }: SiteFooterProps) {
  return (
    <CachedFragment
      as="footer"
      className={styles.footer}
      id={CONTACT_ID}
      of={data}
      by={['footer', publishedPaths]}
      idPrefix="footer-"
    >
      <PublishedPages value={publishedPaths}>
        <FooterContent data={data} publishedPaths={publishedPaths} />
      </PublishedPages>
    </CachedFragment>
  );
}

function FooterContent({ data, publishedPaths }: SiteFooterProps) {
  const { profile, hours, brands } = data;
  return (
    <>
      <div className={classNames(layout.page, styles.columns)}>
        <About profile={profile} />
        <section>
          <h2 className={styles.heading}>{messages.hours}</h2>
          <p className={styles.status}>
            <OpenStatusLine hours={hours} />
          </p>
          <HoursTable schedule={hours.schedule} today={hours.today} />
        </section>
        <Contact profile={profile} />
        <Visit profile={profile} />
      </div>
      <div className={layout.page}>
        <section data-print="no" className={styles.newsletter}>
          <div>
            <h2 className={styles.heading}>{newsletterForm.label}</h2>
            <p>{newsletterForm.lead}</p>
          </div>
          <NewsletterForm place="footer" />
        </section>
      </div>
      {brands.length > 0 && (
        <div className={layout.page}>
          <ul data-print="no" className={styles.brands} aria-label={messages.brands}>
            {brands.map((brand) => (
              <li key={brand._id}>
                <BrandLink brand={brand} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Closing profile={profile} publishedPaths={publishedPaths} year={Number(hours.today.slice(0, 4))} />
    </>
  );
}

function About({ profile }: { profile: ShopProfile }) {
  return (
    <section className={styles.about}>
      <Logo name={profile.name} />
      {profile.founded.footer && <p className={styles.age}>{profile.founded.footer}</p>}
      {profile.footerBlurb && <p>{profile.footerBlurb}</p>}
      {profile.links.socials.length > 0 && (
        <ul className={styles.socials} aria-label={messages.follow}>
          {profile.links.socials.map((social) => (
            <li key={social.url}>
              <a href={social.url} rel="me">
                <SocialMark name={social.name} />
                {social.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The network's mark when we have drawn it. */
function SocialMark({ name }: { name: string }) {
  if (name === 'Facebook') return <FacebookIcon />;
  if (name === 'Instagram') return <InstagramIcon />;
  return null;
}

function Contact({ profile }: { profile: ShopProfile }) {
  return (
    <section>
      <h2 className={styles.heading}>{messages.contact}</h2>
      <address className={styles.contact}>
        {profile.phone && (
          <a href={phoneHref(profile.phone)} className={styles.phone}>
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
        {profile.address.street && (
          <span>
            <MapPin />
            <span>
              {profile.address.street}
              <br />
              {profile.address.postalCode} {profile.address.city}
            </span>
          </span>
        )}
      </address>
      {profile.businessId && (
        <p className={styles.businessId}>
          {messages.businessId} {profile.businessId}
        </p>
      )}
    </section>
  );
}

function Visit({ profile }: { profile: ShopProfile }) {
  return (
    <section data-print="no" className={styles.visit}>
      <h2 className={styles.heading}>{messages.visit}</h2>
      <ShopMap address={profile.address} href={profile.links.maps} />
    </section>
  );
}

function Closing({
  profile,
  publishedPaths,
  year,
}: {
  profile: ShopProfile;
  publishedPaths: ReadonlySet<string>;
  year: number;
}) {
  const pages = [
    { href: '/artikkelit', label: messages.articles },
    { href: '/kysymykset', label: messages.questions },
    { href: '/kausi', label: messages.season },
    { href: '/tietosuojaseloste', label: messages.privacy },
    { href: '/saavutettavuus', label: messages.accessibility },
  ].filter((page) => publishedPaths.has(page.href));
  return (
    <div className={classNames(layout.page, styles.closing)}>
      <span>{messages.rights(year, profile.name)}</span>
      {profile.creditLine && <span>{profile.creditLine}</span>}
      {pages.map((page) => (
        <a key={page.href} href={page.href}>
          {page.label}
        </a>
      ))}
      <a href={FEEDBACK_PATH} data-feedback="">
        {feedbackMessages.title}
      </a>
      <button type="button" popoverTarget={CONSENT_ID} data-print="no" className={styles.cookies}>
        {messages.cookies}
      </button>
      <a href="#top" className={styles.toTop}>
        <ArrowUp />
        {messages.backToTop}
      </a>
    </div>
  );
}
