// One tyre in a list: picture, what it is, its label, what one and four cost, and whether it is there.
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { KeptPart } from '../../../platform/ui/kept-part.tsx';
import { monthlyPaymentCents } from '../../shop-profile/financing.ts';
import type { Financing } from '../../shop-profile/financing.ts';
import { loadIndexKg, speedSymbolKmh } from '../load-speed.ts';
import { cardMessages as texts } from '../messages-site.ts';
import { pictureOf } from '../product-picture.ts';
import type { ProductCard as ProductCardView } from '../product-view.ts';
import { EuLabel } from './eu-label.tsx';
import { OfferTag } from './offer-tag.tsx';
import { SeasonBadge } from './season-badge.tsx';
import { StockLine } from './stock-line.tsx';
import { TyrePicture } from './tyre-picture.tsx';

import styles from './product-card.module.css';

export interface ProductCardProps {
  product: ProductCardView;
  financing: Financing | null;
  /** Pictures below the first view wait until they are near. */
  isLazy?: boolean;
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, financing, isLazy = true, heading = 'h3' }: ProductCardProps) {
  return (
    <KeptPart
      as="article"
      className={styles.card}
      of={product}
      by={[financing, isLazy, heading]}
      idPrefix={`${product.id}-`}
    >
      <Card product={product} financing={financing} isLazy={isLazy} heading={heading} />
    </KeptPart>
  );
}

function Card({ product, financing, isLazy, heading: Heading }: Required<ProductCardProps>) {
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <>
      <TyrePicture
        {...pictureOf(product)}
        alt={texts.pictureAlt(name)}
        isFirst={!isLazy}
        badge={<SeasonBadge type={product.type} winterType={product.winterType} />}
        offer={product.price.offer && <OfferTag percent={product.price.offer.percent} />}
      />
      <div className={styles.body}>
        <p className={styles.maker}>{product.manufacturer.name}</p>
        <Heading className={styles.model}>
          <a href={product.href}>{product.model}</a>
        </Heading>
        <p className={styles.size}>
          {product.size.fullSize} {product.service}
          {product.isXl && ' XL'}
        </p>
        <ServiceWords product={product} />
        <EuLabel {...product.label} isStudded={product.winterType === 'studded'} />
        <Price product={product} financing={financing} />
        <StockLine stock={product.stock} />
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
  return words.length > 0 && <p className={styles.service}>{words.join(' · ')}</p>;
}

function Price({ product, financing }: { product: ProductCardView; financing: Financing | null }) {
  const { cents, offer } = product.price;
  if (cents === 0) return <p className={styles.price}>{texts.askPrice}</p>;
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <b className={offer ? styles.sale : undefined}>{formatEuros(cents)}</b> <small>{texts.perTyre}</small>
        {offer?.referenceCents != null && <s>{formatEuros(offer.referenceCents)}</s>}
      </p>
      <p className={styles.set}>
        {texts.set(cents * 4)}
        {financing && <> · {texts.monthly(monthlyPaymentCents(cents * 4, financing))}</>}
      </p>
      {offer?.referenceCents != null && <p className={styles.note}>{texts.lowest30(offer.referenceCents)}</p>}
      {offer && (
        <p className={styles.note}>
          {offer.endsOn ? texts.offerEnds(formatDate(offer.endsOn)) : texts.offerWhileStock}
        </p>
      )}
    </div>
  );
}
