// One tyre in a list: picture, what it is, its label, what four cost on the car, and from which day.
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { CachedFragment } from '../../../platform/ui/cached-fragment.tsx';
import { fittingDayText, setPrice, type FittingTerms } from '../fitting/fitting-terms.ts';
import { fittingMessages } from '../messages/fitting.ts';
import { cardMessages as texts } from '../messages/site.ts';
import { pictureOf } from '../product/product-picture.ts';
import type { ProductCard as ProductCardView } from '../product/product-view.ts';
import { loadIndexKg, speedSymbolKmh } from '../size/load-speed.ts';
import { CompareTick } from './compare/compare-tick.tsx';
import { TyrePicture } from './drawings/tyre-picture.tsx';
import { OfferTag } from './offer-tag.tsx';
import { EuLabel } from './product/eu-label.tsx';
import { SeasonBadge } from './season-badge.tsx';
import { StockLine } from './stock-line.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './product-card.module.css';

export interface ProductCardProps {
  product: ProductCardView;
  terms: FittingTerms;
  /** Pictures below the first view wait until they are near. */
  isLazy?: boolean;
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, terms, isLazy = true, heading = 'h3' }: ProductCardProps) {
  const price = setPrice(product, terms);
  return (
    <CachedFragment
      as="article"
      className={styles.card}
      of={product}
      // All that the card shows of the terms, which are new objects for every page.
      by={[price?.text, price?.words, fittingDayText(product.stock, terms), isLazy, heading]}
      idPrefix={`${product.id}-`}
    >
      <Card {...{ product, terms, isLazy, heading }} />
    </CachedFragment>
  );
}

function Card({ product, terms, isLazy, heading: Heading }: Required<ProductCardProps>) {
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <>
      <TyrePicture
        {...pictureOf(product)}
        alt={name}
        isFirst={!isLazy}
        badge={<SeasonBadge type={product.type} winterType={product.winterType} />}
        offer={product.price.offer && <OfferTag percent={product.price.offer.percent} />}
      />
      <div className={styles.body}>
        <p className={styles.manufacturer}>{product.manufacturer.name}</p>
        <Heading className={styles.model}>
          <a href={product.href}>{product.model}</a>
        </Heading>
        <p className={styles.size}>
          {product.size.fullSize} {product.service}
          {product.isXl && ' XL'}
        </p>
        <ServiceWords product={product} />
        <EuLabel {...product.label} isStudded={product.winterType === 'studded'} />
        <Price product={product} terms={terms} />
        <StockLine stock={product.stock} terms={terms} />
        <CompareTick product={product} />
      </div>
    </>
  );
}

function ServiceWords({ product }: { product: ProductCardView }) {
  const load = product.loadIndex === null ? null : loadIndexKg(product.loadIndex);
  const speed = product.speedSymbol === null ? null : speedSymbolKmh(product.speedSymbol);
  const words = [
    load !== null && texts.load(load),
    speed !== null && texts.speed(speed),
    product.isRunFlat && texts.runFlat,
  ].filter(Boolean);
  return words.length > 0 && <p className={layout.note}>{words.join(' · ')}</p>;
}

function Price({ product, terms }: Pick<ProductCardProps, 'product' | 'terms'>) {
  const price = setPrice(product, terms);
  if (!price) return <p className={styles.price}>{texts.askPrice}</p>;
  const { cents, offer } = product.price;
  const reference = offer?.referenceCents ?? null;
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <b className={offer ? styles.sale : undefined}>{price.text}</b> <small>{price.words}</small>
      </p>
      <p className={layout.note}>
        {fittingMessages.each(formatShortEuros(cents))}
        {reference !== null && <s>{formatShortEuros(reference)}</s>}
      </p>
      {reference !== null && <p className={layout.note}>{texts.lowest30(reference)}</p>}
      {offer && (
        <p className={layout.note}>
          {offer.endsOn ? texts.offerEnds(formatDate(offer.endsOn)) : texts.offerWhileStock}
        </p>
      )}
    </div>
  );
}
