// Parts that several service and guide pages are made of.
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Table } from '../../../../platform/ui/list/table.tsx';
import { usePageExists } from '../../../../platform/ui/page/known-pages.tsx';
import { serviceAddress } from '../../../bookings/booking-query.ts';
import type { BookedService } from '../../../bookings/booking-rules.ts';
import { PRICE_LIST_PATH } from '../../../price-list/contract.ts';
import { priceTexts, unitNames } from '../../../price-list/messages.ts';
import { sharedCents, type PriceRow } from '../../../price-list/price-list.ts';
import { priceWords } from '../../../price-list/price-words.ts';
import { phoneHref, type ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { guideMessages as messages, vehicleLabels } from '../../messages/pages.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './guide.page.module.css';

/** Home and the page itself: the way to every page of this slice. */
export function crumbsTo(title: string) {
  return [{ label: messages.home, href: '/' }, { label: title }];
}

export interface GuideSectionProps {
  id?: string | undefined;
  title: string;
  lead?: ReactNode;
  /** A ground that differs from the sections before and after. */
  isRaised?: boolean | undefined;
  children: ReactNode;
}

/** One topic: heading, lead and content. */
export function GuideSection({ id, title, lead, isRaised = false, children }: GuideSectionProps) {
  return (
    <section id={id} className={isRaised ? classNames(layout.raised, styles.raised) : undefined}>
      <div className={classNames(layout.page, styles.section)}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

export interface Step {
  title: string;
  text: string;
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export interface FactTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
}

/** Words in columns; the first names its row. */
export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    <Table caption={caption} isCaptionHidden isStacked className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]} data-label={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Rows of the price list as a card; nothing when the list has none of them. */
export function PriceCard({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly PriceRow[];
  children?: ReactNode;
}) {
  const pageExists = usePageExists();
  return (
    <div className={`${layout.stack4} ${layout.panel} ${styles.price}`}>
      <h2>{title}</h2>
      <dl>
        {rows.flatMap((row) =>
          pricesOf(row).map(({ label, cents }, at) => (
            <div key={`${row.id}${label}`}>
              <dt>
                {row.title}
                {label && ` (${label})`}
                {row.note && at === 0 && <small>{row.note}</small>}
              </dt>
              <dd>
                {priceWords(cents, row.isFrom)}
                {cents !== null && cents > 0 && <small> {priceTexts.per(unitNames[row.unit])}</small>}
              </dd>
            </div>
          )),
        )}
      </dl>
      {children}
      <p className={`${layout.note} ${styles.small}`}>
        {messages.vat} {pageExists(PRICE_LIST_PATH) && <a href={PRICE_LIST_PATH}>{messages.prices}</a>}
      </p>
    </div>
  );
}

/** One line where all pay the same, else one for cars and one for what costs more. */
function pricesOf(row: PriceRow): { label: string; cents: number | null }[] {
  const shared = sharedCents(row);
  if (shared !== undefined) return [{ label: '', cents: shared }];
  const { passenger, suv, van } = row.cents;
  const car = { label: vehicleLabels.passenger, cents: passenger };
  if (suv === van) return [car, { label: vehicleLabels.large, cents: suv }];
  return [car, { label: vehicleLabels.suv, cents: suv }, { label: vehicleLabels.van, cents: van }];
}

/** How to reach the shop: booking first, the phone next to it. */
export function ShopActions({
  profile: { phone, links },
  service,
}: {
  profile: ShopProfile;
  /** What the page is about, where it can be booked. */
  service?: BookedService | undefined;
}) {
  const href = service ? serviceAddress(links.booking, service) : links.booking;
  return (
    <>
      {href && <ButtonLink href={href}>{messages.book}</ButtonLink>}
      {phone && (
        <ButtonLink href={phoneHref(phone)} variant="outline">
          {messages.call(phone)}
        </ButtonLink>
      )}
    </>
  );
}

/** The last band of a page that has no form. */
export function AskBand({ profile }: { profile: ShopProfile }) {
  return (
    <section className={layout.raised} data-print="no">
      <div className={classNames(layout.page, layout.section, layout.spread)}>
        <div>
          <h2>{messages.helpTitle}</h2>
          <p className={styles.lead}>{messages.helpText}</p>
        </div>
        <div className={layout.row}>
          <ShopActions profile={profile} />
        </div>
      </div>
    </section>
  );
}
