// The privacy policy: what is stored of visitors, why, how long, and what they may request.
import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { isBookedElsewhere } from '../../shop-profile/booking-address.ts';
import { formatAddress, phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import { PENDING_RETENTION_DAYS } from '../../subscribers/newsletter-limits.ts';
import { deviceRows, privacyMessages as messages, storedRows } from '../messages/legal.ts';
import { crumbsTo, FactTable } from './guides/guide-parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import guide from './guides/guide.page.module.css';

export interface LegalPageProps {
  profile: ShopProfile;
  /** When the text last changed. */
  updatedOn: IsoDay;
}

/** Where data goes by the settings in force. */
export interface DataFlows {
  /** Visits are measured when a visitor agrees. */
  isMeasured: boolean;
  /** Host of the language model that receives messages to the assistant; undefined for none. */
  modelHost: string | undefined;
  hasMailServer: boolean;
  /** Pictures are in an object store. */
  hasFileStore: boolean;
  readsReviews: boolean;
  /** Number of nightly backups; undefined: none are made automatically. */
  backupCount: number | undefined;
}

export interface PrivacyPageProps extends LegalPageProps {
  /** Months for which an enquiry is stored. */
  enquiryMonths: number;
  /** Months for which it is stored who a past booking was made by. */
  bookingMonths: number;
  flows: DataFlows;
  /** Whether presses of links in newsletters are counted. */
  isCountingClicks: boolean;
}

export function PrivacyPage({
  profile,
  updatedOn,
  enquiryMonths,
  bookingMonths,
  flows,
  isCountingClicks,
}: PrivacyPageProps) {
  const { head, deviceHead } = messages;
  return (
    <>
      <PageHead crumbs={crumbsTo(messages.title)} title={messages.title} lead={messages.lead} />
      <article className={classNames(layout.page, guide.section)}>
        <p className={`${layout.note} ${guide.small}`}>{messages.updated(formatDate(updatedOn))}</p>
        <Controller profile={profile} />
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.storedTitle}</h2>
          <FactTable
            caption={messages.storedCaption}
            head={[head.what, head.why, head.basis, head.kept]}
            rows={storedRows({ enquiryMonths, bookingMonths, unconfirmedDays: PENDING_RETENTION_DAYS }).map(
              ({ what, why, basis, kept }) => [what, why, basis, kept],
            )}
          />
        </section>
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.deviceTitle}</h2>
          <p className={guide.lead}>{messages.deviceLead}</p>
          <FactTable
            caption={messages.deviceCaption}
            head={[deviceHead.key, deviceHead.what, deviceHead.kept]}
            rows={deviceRows.map(({ key, what, kept }) => [key, what, kept])}
          />
        </section>
        <section className={`${layout.stack3} ${guide.topic}`}>
          <h2>{messages.measuringTitle}</h2>
          <p>{flows.isMeasured ? messages.measured : messages.notMeasured}</p>
          <p>{messages.viewsCounted}</p>
          {isCountingClicks && <p>{messages.clicksCounted}</p>}
        </section>
        <Topic
          title={messages.elsewhereTitle}
          items={elsewhere(flows, isBookedElsewhere(profile.links.booking))}
        />
        <Topic
          title={messages.safetyTitle}
          items={[
            ...messages.safety,
            ...(flows.backupCount === undefined ? [] : [messages.backups(flows.backupCount)]),
          ]}
        />
        <Topic title={messages.rightsTitle} items={messages.rights} after={messages.rightsHow} />
      </article>
    </>
  );
}

/** Who else handles data, and where it may go. */
function elsewhere(
  { isMeasured, modelHost, hasMailServer, hasFileStore, readsReviews }: DataFlows,
  booksElsewhere: boolean,
): string[] {
  const { host, mail, files, model, google } = messages.processorNames;
  const processors = [
    host,
    hasMailServer && mail,
    hasFileStore && files,
    modelHost !== undefined && model(modelHost),
    isMeasured && google,
  ].filter((name) => name !== false);
  return [
    ...messages.elsewhere(isMeasured, booksElsewhere),
    messages.processors(processors),
    ...(modelHost === undefined ? [] : [messages.answeredByModel, messages.modelAbroad]),
    ...(isMeasured ? [messages.googleAbroad] : []),
    ...(readsReviews ? [messages.reviewsRead] : []),
  ];
}

function Controller({ profile }: { profile: ShopProfile }) {
  const { name, companyName, businessId, address, phone, salesEmail } = profile;
  return (
    <section className={`${layout.stack3} ${guide.topic}`}>
      <h2>{messages.controllerTitle}</h2>
      <p>
        {messages.controller(name, companyName)} {businessId && `${messages.businessId} ${businessId}.`}{' '}
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
    <section className={`${layout.stack3} ${guide.topic}`}>
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
