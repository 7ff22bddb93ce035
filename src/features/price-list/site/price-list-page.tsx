// The price list: what four fitted tyres cost, every section as a table, and what to know of the prices. Prints plainly.
import { unbreakRanges } from '../../../platform/contract/ranges.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { ChipRow } from '../../../platform/ui/chip.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import { isOwnBooking } from '../../shop-profile/booking-address.ts';
import { joinSentences, promiseTexts, type PromiseTexts } from '../../shop-profile/promises.ts';
import { phoneHref, type ShopProfile } from '../../shop-profile/shop-profile.ts';
import { priceListPageMessages as messages, sectionLeads, sectionTitles } from '../messages.ts';
import { SECTIONS, type PriceRow, type Section } from '../price-list.ts';
import { PriceTable } from './price-table.tsx';
import { SetPrice, type SetPriceProps } from './set-price.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './price-list-page.page.module.css';

export interface PriceListPageProps extends SetPriceProps {
  rows: readonly PriceRow[];
  profile: ShopProfile;
  /** '25,5 %' */
  vatPercent: string;
  /** Written day from which the prices are valid; null for a list that was never filled. */
  validFrom: string | null;
}

const SECTION_IDS: Readonly<Record<Section, string>> = {
  fitting: 'asennus',
  seasonChange: 'kausivaihto',
  hotel: 'rengashotelli',
  balancing: 'tasapainotus',
  repair: 'korjaus',
  sensors: 'anturit',
  other: 'muut',
};

export function PriceListPage({
  rows,
  profile,
  chosen,
  setCents,
  vatPercent,
  validFrom,
}: PriceListPageProps) {
  const given = promiseTexts(profile.promises);
  const sections = SECTIONS.map((section) => ({
    section,
    rows: rows.filter((row) => row.section === section),
  })).filter((part) => part.rows.length > 0);
  return (
    <>
      <PageHead
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]}
        title={messages.title}
        lead={joinSentences(
          messages.lead,
          given.listsAllPrices,
          given.hasOnePrice,
          given.asksBeforeExtraWork,
        )}
      />
      <div className={classNames(layout.page, layout.stack6, styles.page)}>
        {rows.some((row) => row.service === 'fitting') && <SetPrice chosen={chosen} setCents={setCents} />}
        {sections.length > 0 ? (
          <ChipRow
            label={messages.contents}
            chips={sections.map(({ section }) => ({
              key: section,
              label: sectionTitles[section],
              href: `#${SECTION_IDS[section]}`,
            }))}
          />
        ) : (
          <p>{messages.empty}</p>
        )}
        <p className={layout.note}>
          {messages.vat(vatPercent)} {validFrom && messages.validFrom(validFrom)}
        </p>
        {sections.map((part) => (
          <section key={part.section} id={SECTION_IDS[part.section]} className={styles.section}>
            <div className={styles.heading}>
              <h2>{sectionTitles[part.section]}</h2>
              {sectionLeads[part.section] && <p>{sectionLeads[part.section]}</p>}
            </div>
            <PriceTable
              caption={sectionTitles[part.section]}
              rows={part.rows}
              isBookable={isOwnBooking(profile.links.booking)}
            />
          </section>
        ))}
        <Notes given={given} />
      </div>
      <Ask profile={profile} />
    </>
  );
}

function Notes({ given }: { given: PromiseTexts }) {
  const notes = [
    given.asksBeforeExtraWork && messages.surprises,
    given.isRetightenedFree,
    given.takesOldTyresFree,
  ].filter((note) => note !== undefined);
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2>{messages.notes}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{unbreakRanges(note)}</li>
        ))}
      </ul>
    </section>
  );
}

function Ask({ profile: { phone, links } }: { profile: ShopProfile }) {
  return (
    <section className={classNames(layout.raised, styles.ask)} data-print="no">
      <div className={classNames(layout.page, layout.spread)}>
        <div>
          <h2 className={styles.askTitle}>{messages.ask}</h2>
          <p>{messages.askText}</p>
        </div>
        <div className={layout.row}>
          {links.booking && <ButtonLink href={links.booking}>{messages.book}</ButtonLink>}
          {phone && (
            <ButtonLink href={phoneHref(phone)} variant="outline">
              {messages.call(phone)}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
