// One tyre in a list, as a card or as a row: what it is, its label, what four cost on the car, and from which day.
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { CachedFragment } from '../../../platform/ui/cached-fragment.tsx';
import { fittingDayInList, setPrice, type FittingTerms } from '../fitting/fitting-terms.ts';
import { fittingMessages } from '../messages/fitting.ts';
import { cardMessages as texts } from '../messages/site.ts';
import { pictureOf } from '../product/product-picture.ts';
import type { ProductCard as ProductCardView } from '../product/product-view.ts';
import { loadIndexKg } from '../size/load-speed.ts';
import { CompareTick } from './compare/compare-tick.tsx';
import { TyrePicture } from './drawings/tyre-picture.tsx';
import { LabelStrip } from './label-strip.tsx';
import { OfferTag } from './offer-tag.tsx';
import { SeasonBadge } from './season-badge.tsx';
import { StockLine } from './stock-line.tsx';

import styles from './product-card.module.css';

export interface ProductCardProps {
  product: ProductCardView;
  terms: FittingTerms;
  /** Look of its render, where its neighbours have the same one. */
  look?: number | undefined;
  heading?: 'h2' | 'h3';
  /** On a phone's first screen: its picture is loaded before the others. */
  isFirst?: boolean;
}

/** A row on phones and below an element with `data-rows`, else a card whose lines align with those of its neighbours. */
export function ProductCard({ product, terms, look, heading = 'h3', isFirst = false }: ProductCardProps) {
  const price = setPrice(product, terms);
  return (
    <CachedFragment
      as="article"
      className={styles.card}
      of={product}
      // All that the card shows of the terms, which are new objects for every page.
      by={[price?.text, price?.words, fittingDayInList(product, terms), look, heading, isFirst]}
      idPrefix={`${product.id}-`}
    >
      <Card {...{ product, terms, look, heading, isFirst }} />
    </CachedFragment>
  );
}

function Card({ product, terms, look, heading: Heading = 'h3', isFirst }: ProductCardProps) {
  const { manufacturer, model, price, winterType } = product;
  return (
    <>
      <TyrePicture
        {...pictureOf(product, look)}
        alt={`${manufacturer.name} ${model}`}
        isOnCard
        isFirst={isFirst}
        className={styles.picture}
      />
      <SeasonBadge product={product} className={styles.season} />
      {price.offer && <OfferTag percent={price.offer.percent} className={styles.tag} />}
      <Heading className={styles.model}>
        <span>{`${manufacturer.name} `}</span>
        <a href={product.href}>{model}</a>
      </Heading>
      <SizeLine product={product} />
      <LabelStrip
        label={product.label}
        isStudded={winterType === 'studded'}
        href={product.href}
        className={styles.label}
      />
      <Price product={product} terms={terms} />
      <StockLine product={product} terms={terms} className={styles.stock} />
      <CompareTick product={product} look={look} className={styles.end} />
    </>
  );
}

/** '205/55R16 91T XL · kantavuus 615 kg · Run flat'; a row leaves the word out. Lines break before a dot. */
function SizeLine({
  product: { size, service, isXl, isRunFlat, loadIndex },
}: Pick<ProductCardProps, 'product'>) {
  const load = loadIndex === null ? null : loadIndexKg(loadIndex);
  const marking = [size.fullSize, service, isXl && 'XL'].filter(Boolean).join(' ');
  const end = isRunFlat ? `${texts.dot}${texts.runFlat}` : '';
  return (
    <p className={styles.size}>
      {`${marking}${load === null ? end : texts.dot}`}
      {load !== null && (
        <>
          <span>{texts.load}</span>
          {`${texts.kilograms(load)}${end}`}
        </>
      )}
    </p>
  );
}

function Price({ product, terms }: Pick<ProductCardProps, 'product' | 'terms'>) {
  const price = setPrice(product, terms);
  if (!price) {
    return (
      <p className={styles.price}>
        <b>{texts.askPrice}</b>
      </p>
    );
  }
  const { cents, offer } = product.price;
  const reference = offer?.referenceCents ?? null;
  return (
    <>
      <p className={styles.price}>
        <b>{price.text}</b> <small>{price.words}</small>
      </p>
      <p className={styles.each}>
        {fittingMessages.each(formatShortEuros(cents))}
        {reference !== null && <s>{formatShortEuros(reference)}</s>}
      </p>
      {offer && (
        <p className={styles.offer}>
          {reference !== null && `${texts.lowest30(reference)}. `}
          {offer.endsOn ? texts.offerEnds(formatDate(offer.endsOn)) : texts.offerWhileStock}
        </p>
      )}
    </>
  );
}
