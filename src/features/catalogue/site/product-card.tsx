// One tyre in a list: picture, what it is, its label, what one and four cost, and whether it is there.
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { CachedFragment } from '../../../platform/ui/cached-fragment.tsx';
import { cardMessages as texts } from '../messages/site.ts';
import { pictureOf } from '../product/product-picture.ts';
import type { ProductCard as ProductCardView } from '../product/product-view.ts';
import { loadIndexKg, speedSymbolKmh } from '../size/load-speed.ts';
import { TyrePicture } from './drawings/tyre-picture.tsx';
import { OfferTag } from './offer-tag.tsx';
import { EuLabel } from './product/eu-label.tsx';
import { SeasonBadge } from './season-badge.tsx';
import { StockLine } from './stock-line.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './product-card.module.css';

export interface ProductCardProps {
  product: ProductCardView;
  /** Of tyres that come from the supplier, as the shop promises; empty: nothing is said. */
  deliveryDays: string;
  /** Pictures below the first view wait until they are near. */
  isLazy?: boolean;
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, deliveryDays, isLazy = true, heading = 'h3' }: ProductCardProps) {
  return (
    <CachedFragment
      as="article"
      className={styles.card}
      of={product}
      by={[deliveryDays, isLazy, heading]}
      idPrefix={`${product.id}-`}
    >
      <Card {...{ product, deliveryDays, isLazy, heading }} />
    </CachedFragment>
  );
}

function Card({ product, deliveryDays, isLazy, heading: Heading }: Required<ProductCardProps>) {
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
        <Price product={product} />
        <StockLine stock={product.stock} deliveryDays={deliveryDays} />
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

function Price({ product }: { product: ProductCardView }) {
  const { cents, offer } = product.price;
  if (cents === 0) return <p className={styles.price}>{texts.askPrice}</p>;
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <b className={offer ? styles.sale : undefined}>{formatEuros(cents)}</b> <small>{texts.perTyre}</small>
        {offer?.referenceCents != null && <s>{formatEuros(offer.referenceCents)}</s>}
      </p>
      <p className={layout.note}>{texts.set(cents * 4)}</p>
      {offer?.referenceCents != null && <p className={layout.note}>{texts.lowest30(offer.referenceCents)}</p>}
      {offer && (
        <p className={layout.note}>
          {offer.endsOn ? texts.offerEnds(formatDate(offer.endsOn)) : texts.offerWhileStock}
        </p>
      )}
    </div>
  );
}
