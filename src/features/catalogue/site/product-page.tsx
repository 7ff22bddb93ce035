// One tyre: pictures, price for one and four, availability, label, what it is made for, its figures, alternatives.
import { formatDate } from '../../../platform/contract/dates.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import { Breadcrumbs } from '../../../platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { setPricePath } from '../../price-list/set-price-query.ts';
import { monthlyPaymentCents } from '../../shop-profile/financing.ts';
import type { Financing } from '../../shop-profile/financing.ts';
import { crumbTrail } from '../crumb-trail.ts';
import { cardMessages, productMessages as texts } from '../messages-site.ts';
import { sizePath } from '../paths.ts';
import { fittedWheel } from '../product-view.ts';
import type {
  LabelFiles,
  MakerContact,
  ProductDetail,
  ProductPage as ProductPageView,
} from '../product-view.ts';
import { EuLabel } from './eu-label.tsx';
import { OfferTag } from './offer-tag.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RatingStars } from './rating-stars.tsx';
import { SeasonBadge } from './season-badge.tsx';
import { StockLine } from './stock-line.tsx';

import styles from './product-page.module.css';

export interface ProductPageProps {
  page: ProductPageView;
  financing: { terms: Financing; example: string } | null;
  contact: { phone: string; phoneHref: string; bookingUrl: string };
  /** What the fitting of four costs by the price list; null: not in the list. */
  fittingCents: number | null;
  labelFiles: LabelFiles;
  makerContact: MakerContact;
}

export function ProductPage({
  page,
  financing,
  contact,
  fittingCents,
  labelFiles,
  makerContact,
}: ProductPageProps) {
  const { product } = page;
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <div className={styles.wrap}>
      <Breadcrumbs
        crumbs={crumbTrail([{ label: product.size.fullSize, href: sizePath(product.size) }], name)}
      />
      <div className={styles.top}>
        <ProductGallery product={product} name={name} />
        <div className={styles.main}>
          <SeasonBadge type={product.type} winterType={product.winterType} />
          <h1 className={styles.title}>
            <small>{product.manufacturer.name}</small> {product.model}
          </h1>
          <p className={styles.size}>
            <a href={sizePath(product.size)}>{product.size.fullSize}</a> {product.service}
            {product.isXl && ' XL'}
          </p>
          {product.isWithdrawn ? (
            <Withdrawn product={product} />
          ) : (
            <PriceBlock
              product={product}
              financing={financing}
              contact={contact}
              fittingCents={fittingCents}
            />
          )}
        </div>
      </div>
      <div className={styles.columns}>
        <section>
          <h2>{texts.label}</h2>
          <EuLabel {...product.label} isStudded={product.winterType === 'studded'} isDetailed />
          <Sheet product={product} files={labelFiles} />
        </section>
        <section className={styles.about}>
          {product.description && (
            <>
              <h2>{texts.about}</h2>
              <p>{product.description}</p>
            </>
          )}
          {product.designedFor && (
            <>
              <h3>{texts.designedFor}</h3>
              <p>{product.designedFor}</p>
            </>
          )}
          {product.features.length > 0 && (
            <ul>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </section>
        <Ratings product={product} />
        <ProductFacts product={product} contact={makerContact} />
      </div>
      <OtherSizes products={page.otherSizes} />
      <Cards
        title={texts.alternatives(product.size.fullSize)}
        products={page.alternatives}
        financing={financing}
      />
    </div>
  );
}

function PriceBlock({
  product,
  financing,
  contact,
  fittingCents,
}: Omit<ProductPageProps, 'page' | 'labelFiles' | 'makerContact'> & { product: ProductDetail }) {
  const { cents, offer } = product.price;
  return (
    <div className={styles.buy}>
      {cents === 0 ? (
        <p className={styles.price}>{cardMessages.askPrice}</p>
      ) : (
        <Prices cents={cents} product={product} />
      )}
      {offer && (
        <p className={styles.small}>
          {offer.endsOn ? cardMessages.offerEnds(formatDate(offer.endsOn)) : cardMessages.offerWhileStock}
        </p>
      )}
      {fittingCents !== null && cents > 0 && (
        <p className={styles.fitted}>
          {texts.fitted} <b>{formatEuros(cents * 4 + fittingCents)}</b>{' '}
          <a href={setPricePath(fittedWheel(product))}>{texts.fitting(fittingCents)}</a>
        </p>
      )}
      <StockLine stock={product.stock} />
      <div data-bottom-bar="" className={styles.actions}>
        <ButtonLink href={contact.bookingUrl} rel="external">
          {texts.book}
        </ButtonLink>
        <ButtonLink href={contact.phoneHref} variant="outline" aria-label={texts.call(contact.phone)}>
          {texts.callWord}
          <span className={styles.number}>{contact.phone}</span>
        </ButtonLink>
      </div>
      <p className={styles.small}>{texts.vat}</p>
      {financing && cents > 0 && (
        <p className={styles.small}>
          <strong>{texts.financing(formatEuros(monthlyPaymentCents(cents * 4, financing.terms)))}</strong>{' '}
          {texts.financingExample(financing.example)}
        </p>
      )}
    </div>
  );
}

/** Four by default, as tyres are bought; the switch is two radio buttons and needs no script. */
function Prices({ cents, product }: { cents: number; product: ProductDetail }) {
  const { offer } = product.price;
  const amounts = [
    { id: 'yksi', label: texts.one, times: 1 },
    { id: 'nelja', label: texts.four, times: 4 },
  ];
  return (
    <fieldset className={styles.quantity}>
      <legend>{texts.quantity}</legend>
      {amounts.map(({ id, label, times }) => (
        <label key={id}>
          <input type="radio" name="maara" value={times} defaultChecked={times === 4} /> {label}
        </label>
      ))}
      {amounts.map(({ id, times }) => (
        <p key={id} className={`${styles.price} ${times === 1 ? styles.forOne : styles.forFour}`}>
          <b>{formatEuros(cents * times)}</b>
          {times === 4 && <span> {`${formatEuros(cents)} ${cardMessages.perTyre}`}</span>}
          {offer?.referenceCents != null && offer.percent !== null && (
            <>
              <s>{formatEuros(offer.referenceCents * times)}</s>
              <OfferTag percent={offer.percent} />
              <small>{cardMessages.lowest30(offer.referenceCents)}</small>
            </>
          )}
        </p>
      ))}
    </fieldset>
  );
}

function Withdrawn({ product }: { product: ProductDetail }) {
  return (
    <div className={styles.buy}>
      <p className={styles.price}>{texts.withdrawnTitle}</p>
      <p>{texts.withdrawnBody}</p>
      <ButtonLink href={sizePath(product.size)}>{texts.withdrawnLink(product.size.fullSize)}</ButtonLink>
    </div>
  );
}

function Ratings({ product }: { product: ProductDetail }) {
  if (Object.values(product.ratings).every((stars) => stars === null)) return null;
  return (
    <section>
      <RatingStars rating={product.ratings} type={product.type} isExample={product.isDemo} headingLevel={2} />
      <p className={styles.small}>{texts.ratingsHelp}</p>
    </section>
  );
}

function Sheet({ product, files }: { product: ProductDetail; files: LabelFiles }) {
  if (product.isDemo) return <p className={styles.small}>{texts.labelDemo}</p>;
  const { eprelUrl } = product.label;
  if (!eprelUrl) return null;
  return (
    <>
      {files.label && (
        <details className={styles.official}>
          <summary>{texts.officialLabel}</summary>
          <img src={files.label} alt={texts.officialLabelAlt} loading="lazy" width={300} height={440} />
        </details>
      )}
      {files.sheet && (
        <p>
          <a href={files.sheet}>{texts.sheetLink}</a>
        </p>
      )}
      <p>
        <a href={eprelUrl} rel="noopener external">
          {files.sheet ? texts.registerLink : texts.labelLink}
        </a>
      </p>
    </>
  );
}

/** The same model in other sizes, one line each. */
function OtherSizes({ products }: { products: ProductPageView['otherSizes'] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>{texts.otherSizes}</h2>
      <ul className={styles.sizes}>
        {products.map((product) => (
          <li key={product.id}>
            <a href={product.href}>
              <b>{product.size.fullSize}</b> {product.service}
              {product.isXl && ' XL'}
            </a>
            <span>
              {product.price.cents > 0
                ? `${formatEuros(product.price.cents)} ${cardMessages.perTyre}`
                : cardMessages.askPrice}
            </span>
            <small>{product.stock.text}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({
  title,
  products,
  financing,
}: {
  title: string;
  products: ProductPageView['alternatives'];
  financing: ProductPageProps['financing'];
}) {
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} financing={financing?.terms ?? null} />
        ))}
      </div>
    </section>
  );
}
