// Tyres side by side, one row for each thing that a buyer compares. Works without script; what differs alone is a switch of the styles.
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { Breadcrumbs } from '../../../../platform/ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../../../platform/ui/page/empty-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Stars } from '../../../../platform/ui/stars.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { isOwnBooking } from '../../../shop-profile/booking-address.ts';
import { crumbTrail } from '../../crumb-trail.ts';
import { fittingAddress } from '../../fitting/fitting-address.ts';
import { fittingDayText, setPrice, type FittingTerms } from '../../fitting/fitting-terms.ts';
import { compareMessages as texts } from '../../messages/compare.ts';
import { labelMessages } from '../../messages/label.ts';
import { cardMessages, productMessages } from '../../messages/site.ts';
import { tyreCount } from '../../messages/tyre-count.ts';
import { comparePath, SEARCH_PATH, sizePath } from '../../paths.ts';
import {
  compareTyres,
  type ComparedCell,
  type ComparedRow,
  type Comparison,
} from '../../product/compare-tyres.ts';
import { pictureOf } from '../../product/product-picture.ts';
import type { ProductDetail } from '../../product/product-view.ts';
import { DbScale } from '../drawings/db-meter.tsx';
import { TyrePicture } from '../drawings/tyre-picture.tsx';
import { LabelScale } from '../product/eu-label.tsx';
import { SeasonBadge } from '../season-badge.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './compare.page.module.css';

export interface ComparePageProps {
  products: readonly ProductDetail[];
  /** Ids of the address that no tyre has. */
  missingCount: number;
  terms: FittingTerms;
  /** Where a fitting is booked; empty: nowhere. */
  bookingUrl: string;
}

export function ComparePage({ products, missingCount, ...shop }: ComparePageProps) {
  const [first, second] = products;
  return (
    <div data-quiet="" className={`${layout.page} ${layout.stack5} ${styles.wrap}`}>
      <Breadcrumbs crumbs={crumbTrail([], texts.title)} />
      <h1>{texts.title}</h1>
      {missingCount > 0 && <Notice tone="warn">{texts.missing(missingCount)}</Notice>}
      {first ? (
        <>
          {!second && (
            <Notice
              tone="info"
              action={<a href={sizePath(first.size)}>{texts.oneLink(first.size.fullSize)}</a>}
            >
              {texts.oneBody}
            </Notice>
          )}
          <ComparedTable products={products} {...shop} />
        </>
      ) : (
        <EmptyState
          title={texts.emptyTitle}
          body={<p>{texts.emptyBody}</p>}
          action={<ButtonLink href={SEARCH_PATH}>{texts.emptyLink}</ButtonLink>}
        />
      )}
    </div>
  );
}

function ComparedTable({ products, terms, bookingUrl }: Omit<ComparePageProps, 'missingCount'>) {
  const rows = compareTyres(products, terms);
  const hasStudded = products.some(({ winterType }) => winterType === 'studded');
  return (
    <div className={`${layout.stack4} ${styles.comparison}`}>
      {products.length > 1 && (
        <div data-print="no">
          <Checkbox isSwitch label={texts.onlyDifferences} />
        </div>
      )}

      <div role="region" aria-label={texts.title} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{tyreCount(products.length)}</th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Head product={product} others={products.filter(({ id }) => id !== product.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((comparison) => (
              <ComparedRowView key={comparison.row} comparison={comparison} terms={terms} />
            ))}
            <tr data-print="no">
              <th scope="row">{texts.choose}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <NextStep product={product} bookingUrl={bookingUrl} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {hasStudded && <p className={layout.note}>{texts.noLabelNote}</p>}
    </div>
  );
}

function NextStep({ product, bookingUrl }: { product: ProductDetail; bookingUrl: string }) {
  const canBook = bookingUrl !== '' && !product.isWithdrawn && product.stock.kind !== 'none';
  const href = canBook ? fittingAddress(bookingUrl, product) : product.href;
  return (
    <ButtonLink
      href={href}
      rel={canBook && !isOwnBooking(href) ? 'external' : undefined}
      variant="outline"
      size="small"
    >
      {canBook ? productMessages.book : cardMessages.open}
    </ButtonLink>
  );
}

/** A dash to the eye, the reason to a screen reader. */
function NoLabel() {
  return (
    <>
      <span aria-hidden="true">{texts.nothing}</span>
      <VisuallyHidden>{texts.noLabel}</VisuallyHidden>
    </>
  );
}

function Head({ product, others }: { product: ProductDetail; others: readonly ProductDetail[] }) {
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <div className={styles.head}>
      <TyrePicture {...pictureOf(product)} alt={name} isFirst className={styles.picture} />
      <a
        href={comparePath(others.map(({ id }) => id))}
        aria-label={texts.remove(name)}
        title={texts.remove(name)}
        data-print="no"
        className={styles.remove}
      >
        <X />
      </a>
      <small>{product.manufacturer.name}</small>
      <a href={product.href}>{product.model}</a>
      <span className={styles.size}>
        {product.size.fullSize} {product.service}
        {product.isXl && ' XL'}
      </span>
      {product.isWithdrawn && <span className={layout.note}>{productMessages.withdrawnTitle}</span>}
    </div>
  );
}

function ComparedRowView({ comparison, terms }: { comparison: Comparison; terms: FittingTerms }) {
  const { row, isSame, cells } = comparison;
  const isExample = row === 'stars' && cells.some(({ product }) => product.isDemo);
  return (
    <tr className={isSame ? styles.same : undefined}>
      <th scope="row">{isExample ? texts.exampleStars : texts.rows[row]}</th>
      {cells.map((cell) => (
        <td key={cell.product.id}>
          <div className={cell.isBest ? styles.best : undefined}>
            {shownValue(row, cell, terms)}
            {cell.isBest && <small> {texts.best}</small>}
          </div>
        </td>
      ))}
    </tr>
  );
}

function shownValue(row: ComparedRow, { product, value }: ComparedCell, terms: FittingTerms): ReactNode {
  switch (row) {
    case 'fitted':
      return <FittedPrice product={product} terms={terms} />;
    case 'price':
      return typeof value === 'number' ? formatShortEuros(value) : texts.nothing;
    case 'day':
      return product.isWithdrawn ? texts.nothing : fittingDayText(product, terms);
    case 'season':
      return <SeasonBadge product={product} className={styles.season} />;
    case 'fuel':
    case 'wet':
    case 'noise':
      return product.winterType === 'studded' ? <NoLabel /> : <LabelValue row={row} {...product.label} />;
    case 'stars':
      return typeof value === 'number' ? <Rated stars={value} /> : texts.nothing;
    case 'ice':
      return value === null ? <NoLabel /> : plainText(row, value);
    default:
      return plainText(row, value);
  }
}

type PlainRow = 'snow' | 'ice' | 'runFlat' | 'load' | 'speed' | 'weight';

function plainText(row: PlainRow, value: ComparedCell['value']): string {
  if (row === 'snow' || row === 'ice' || row === 'runFlat') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? texts.measured[row](value) : texts.nothing;
}

function FittedPrice({ product, terms }: { product: ProductDetail; terms: FittingTerms }) {
  const price = setPrice(product, terms);
  if (product.isWithdrawn) return texts.nothing;
  if (!price) return cardMessages.askPrice;
  return (
    <>
      <b className={styles.price}>{price.text}</b>
      {price.totalCents === null && <small>{price.words}</small>}
    </>
  );
}

function Rated({ stars }: { stars: number }) {
  return (
    <>
      {texts.stars(stars)} <Stars value={stars} />
    </>
  );
}

interface LabelValueProps extends Pick<
  ProductDetail['label'],
  'fuelEfficiency' | 'wetGrip' | 'noiseDb' | 'noiseClass'
> {
  row: 'fuel' | 'wet' | 'noise';
}

function LabelValue({ row, fuelEfficiency, wetGrip, noiseDb, noiseClass }: LabelValueProps) {
  if (row === 'fuel') return <LabelScale what={labelMessages.fuelName} letter={fuelEfficiency} />;
  if (row === 'wet') return <LabelScale what={labelMessages.wet} letter={wetGrip} />;
  if (noiseDb === null) return <span className={layout.note}>{labelMessages.missing}</span>;
  return (
    <>
      <b>{labelMessages.decibels(noiseDb)}</b>
      {noiseClass && ` · ${noiseClass}`}
      <DbScale noiseDb={noiseDb} noiseClass={noiseClass} />
    </>
  );
}
