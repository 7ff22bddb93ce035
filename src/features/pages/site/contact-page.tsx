// Contact: the ways to reach the shop, its hours, where it is, and a wish to be called.
import Calendar from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import type { EnquiredTyre } from '../../enquiries/enquired-tyre.ts';
import { EnquiryForm } from '../../enquiries/site/enquiry-form.tsx';
import type { OpenStatus } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import { HoursTable } from '../../opening-hours/site/hours-table.tsx';
import { mapPage } from '../../shop-profile/map-link.ts';
import { formatAddress, phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import { ShopMap } from '../../shop-profile/site/shop-map.tsx';
import { contactMessages as messages } from '../messages/contact.ts';
import { CONTACT_PATH } from '../paths.ts';
import { crumbsTo } from './guides/guide-parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './contact-page.page.module.css';
import guide from './guides/guide.page.module.css';

export interface ContactPageProps {
  profile: ShopProfile;
  schedule: Schedule;
  status: OpenStatus;
  /** ISO day. */
  today: string;
  refused: RefusedForm | undefined;
  /** Tyre of the page that led here. */
  tyre?: EnquiredTyre | undefined;
}

export function ContactPage({ profile, schedule, status, today, refused, tyre }: ContactPageProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(messages.title)}
        title={messages.title}
        lead={messages.lead}
        art={<Call profile={profile} status={status} />}
      />
      <section className={classNames(layout.page, guide.section)}>
        <h2>{messages.waysTitle}</h2>
        <Ways profile={profile} />
      </section>
      <div className={layout.raised}>
        <div className={classNames(layout.page, guide.section, guide.split)}>
          <section>
            <h2 className={styles.title}>{messages.hoursTitle}</h2>
            <HoursTable schedule={schedule} today={today} />
          </section>
          <section>
            <h2 className={styles.title}>{messages.mapTitle}</h2>
            <ShopMap address={profile.address} href={profile.links.maps} isStrip />
            {profile.links.maps && (
              <p className={classNames(layout.note, guide.small, styles.note)}>{messages.mapNote}</p>
            )}
          </section>
        </div>
      </div>
      <div className={classNames(layout.page, layout.section)}>
        <EnquiryForm kind="call-back" page={CONTACT_PATH} refused={refused} tyre={tyre} />
      </div>
    </>
  );
}

/** What most come for: the number, whether anybody answers now, and the way here. */
function Call({ profile, status }: Pick<ContactPageProps, 'profile' | 'status'>) {
  const { phone, links, address } = profile;
  return (
    <div className={layout.stack3}>
      {phone && (
        <a href={phoneHref(phone)} className={styles.phone}>
          {phone}
        </a>
      )}
      <p>
        <StatusDot tone={status.isOpen ? 'ok' : 'neutral'}>{status.text}</StatusDot>
      </p>
      {links.maps && (
        <p>
          <ButtonLink href={mapPage(links.maps, formatAddress(address))} variant="outline" rel="external">
            {messages.directions}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function Ways({ profile }: { profile: ShopProfile }) {
  const { phone, salesEmail, links, address, businessId, name } = profile;
  return (
    <ul className={`${layout.stack5} ${styles.ways}`}>
      {phone && (
        <Way icon={<Phone />} title={messages.phone} text={messages.phoneText}>
          <a href={phoneHref(phone)}>{phone}</a>
        </Way>
      )}
      {salesEmail && (
        <Way icon={<Mail />} title={messages.email} text={messages.emailText}>
          <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
        </Way>
      )}
      {links.booking && (
        <Way icon={<Calendar />} title={messages.booking} text={messages.bookingText}>
          <a href={links.booking}>{messages.bookingLink}</a>
        </Way>
      )}
      {address.street && (
        <Way
          icon={<MapPin />}
          title={messages.visit}
          text={businessId ? `${name}, ${messages.businessId} ${businessId}` : name}
        >
          <address>
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li>
      {icon}
      <h3>{title}</h3>
      <div className={styles.way}>{children}</div>
      <p>{text}</p>
    </li>
  );
}
