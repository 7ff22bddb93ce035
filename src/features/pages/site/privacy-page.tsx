// The privacy policy: what is stored of visitors, why, how long, and what they may ask for.
import { formatDate } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page-head.tsx';
import { formatAddress, phoneHref } from '../../shop-profile/shop-profile.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { PENDING_KEPT_DAYS } from '../../subscribers/newsletter-limits.ts';
import { deviceRows, privacyMessages as messages, storedRows } from '../messages-legal.ts';
import { crumbsTo, FactTable } from './guide-parts.tsx';

import layout from '../../../platform/ui/layout.module.css';
import guide from './guide.module.css';

export interface LegalPageProps {
  profile: ShopProfile;
  /** When the text last changed. */
  updatedOn: IsoDay;
}

export interface PrivacyPageProps extends LegalPageProps {
  /** Months an enquiry is kept. */
  enquiryMonths: number;
  /** Whether visits are measured when a visitor agrees. */
  isMeasured: boolean;
  /** Whether what is said to the assistant goes to a language model. */
  isAnsweredByModel: boolean;
  /** Whether presses of links in newsletters are counted. */
  isCountingClicks: boolean;
}

export function PrivacyPage({
  profile,
  updatedOn,
  enquiryMonths,
  isMeasured,
  isAnsweredByModel,
  isCountingClicks,
}: PrivacyPageProps) {
  const { head, deviceHead } = messages;
  return (
    <>
      <PageHead crumbs={crumbsTo(messages.title)} title={messages.title} lead={messages.lead} />
      <article className={classNames(layout.page, guide.section)}>
        <p className={guide.small}>{messages.updated(formatDate(updatedOn))}</p>
        <Controller profile={profile} />
        <section className={guide.topic}>
          <h2>{messages.storedTitle}</h2>
          <FactTable
            caption={messages.storedCaption}
            head={[head.what, head.why, head.basis, head.kept]}
            rows={storedRows({ enquiryMonths, unconfirmedDays: PENDING_KEPT_DAYS }).map(
              ({ what, why, basis, kept }) => [what, why, basis, kept],
            )}
          />
        </section>
        <section className={guide.topic}>
          <h2>{messages.deviceTitle}</h2>
          <p className={guide.lead}>{messages.deviceLead}</p>
          <FactTable
            caption={messages.deviceCaption}
            head={[deviceHead.key, deviceHead.what, deviceHead.kept]}
            rows={deviceRows.map(({ key, what, kept }) => [key, what, kept])}
          />
        </section>
        <section className={guide.topic}>
          <h2>{messages.measuringTitle}</h2>
          <p>
            {isMeasured ? messages.measured : messages.notMeasured} {messages.change}
          </p>
          {isCountingClicks && <p>{messages.clicksCounted}</p>}
        </section>
        <Topic
          title={messages.elsewhereTitle}
          items={isAnsweredByModel ? [...messages.elsewhere, messages.answeredByModel] : messages.elsewhere}
        />
        <Topic title={messages.safetyTitle} items={messages.safety} />
        <Topic title={messages.rightsTitle} items={messages.rights} after={messages.rightsHow} />
      </article>
    </>
  );
}

function Controller({ profile: { name, businessId, address, phone, salesEmail } }: { profile: ShopProfile }) {
  return (
    <section className={guide.topic}>
      <h2>{messages.controllerTitle}</h2>
      <p>
        {messages.controller(name)} {businessId && `${messages.businessId} ${businessId}.`}{' '}
        {messages.contactUs}
      </p>
      <ContactLines address={formatAddress(address)} phone={phone} email={salesEmail} />
    </section>
  );
}

/** Address, phone and e-mail, each where the shop has one. */
export function ContactLines({ address, phone, email }: { address: string; phone: string; email: string }) {
  return (
    <ul className={guide.lines}>
      {address && <li>{address}</li>}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}

/** A heading with its points. */
export function Topic({ title, items, after }: { title: string; items: readonly string[]; after?: string }) {
  return (
    <section className={guide.topic}>
      <h2>{title}</h2>
      <ul className={guide.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {after && <p>{after}</p>}
    </section>
  );
}
