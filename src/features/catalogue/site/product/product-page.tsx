// One tyre: pictures, price for one and four, availability, label, what it is made for, its figures, alternatives.
import { formatDate } from '../../../../platform/contract/dates.ts';
import { formatEuros } from '../../../../platform/contract/money.ts';
import { keepRanges } from '../../../../platform/contract/ranges.ts';
import { ButtonLink } from '../../../../platform/ui/button.tsx';
import { Breadcrumbs } from '../../../../platform/ui/page/breadcrumbs.tsx';
import { setPricePath } from '../../../price-list/set-price-query.ts';
import { bookingAddress } from '../../../shop-profile/booking-address.ts';
import type { Promises } from '../../../shop-profile/contract.ts';
import { monthlyPaymentCents, type Financing } from '../../../shop-profile/financing.ts';
import { givenSentences, promiseTexts } from '../../../shop-profile/promises.ts';
import { CreditTerms } from '../../../shop-profile/site/credit-terms.tsx';
import { crumbTrail } from '../../crumb-trail.ts';
import { fittingDayText, type FittingTerms } from '../../fitting/fitting-terms.ts';
import { productTextNames } from '../../messages/catalogue.ts';
import { bookingQuery, cardMessages, productMessages as texts } from '../../messages/site.ts';
import { sizePath } from '../../paths.ts';
import {
  fittedWheel,
  type LabelFiles,
  type ManufacturerContact,
  type ProductCard as ProductCardView,
  type ProductDetail,
  type ProductPage as ProductPageView,
} from '../../product/product-view.ts';
import { stockText } from '../../product/stock-text.ts';
import { CompareTick } from '../compare/compare-tick.tsx';
import { OfferTag } from '../offer-tag.tsx';
import { ProductCard } from '../product-card.tsx';
import { SeasonBadge } from '../season-badge.tsx';
import { StockLine } from '../stock-line.tsx';
import { EuLabel } from './eu-label.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RatingStars } from './rating-stars.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './product-page.module.css';

export interface ProductPageProps {
  page: ProductPageView;
  financing: Financing | null;
  promises: Promises;
  terms: FittingTerms;
  contact: { phone: string; phoneHref: string; bookingUrl: string };
  /** What the fitting of four costs by the price list; null: not in the list. */
  fittingCents: number | null;
  labelFiles: LabelFiles;
  manufacturerContact: ManufacturerContact;
}

export function ProductPage({
  page,
  financing,
  promises,
  terms,
  contact,
  fittingCents,
  labelFiles,
  manufacturerContact,
}: ProductPageProps) {
  const { product } = page;
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <div className={styles.wrap}>
      <Breadcrumbs
        crumbs={crumbTrail([{ label: product.size.fullSize, href: sizePath(product.size) }], name)}
      />
      <div className={`${layout.stack8} ${styles.top}`}>
        <ProductGallery product={product} name={name} />
        <div className={`${layout.stack3} ${styles.main}`}>
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
              promises={promises}
              terms={terms}
              contact={contact}
              fittingCents={fittingCents}
            />
          )}
        </div>
      </div>
      <div className={`${layout.stack8} ${styles.columns}`}>
        <section>
          <h2>{texts.label}</h2>
          <EuLabel {...product.label} isStudded={product.winterType === 'studded'} isDetailed />
          <LabelDocuments product={product} files={labelFiles} />
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
              <h3>{productTextNames.designedFor}</h3>
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
        <ProductFacts product={product} contact={manufacturerContact} />
      </div>
      <OtherSizes products={page.otherSizes} terms={terms} />
      <Cards title={texts.alternatives(product.size.fullSize)} products={page.alternatives} terms={terms} />
    </div>
  );
}

function PriceBlock({
  product,
  financing,
  promises,
  terms,
  contact,
  fittingCents,
}: Omit<ProductPageProps, 'page' | 'labelFiles' | 'manufacturerContact'> & { product: ProductDetail }) {
  const { cents, offer } = product.price;
  return (
    <div className={`${layout.stack3} ${layout.panel} ${styles.buy}`}>
      {cents === 0 ? (
        <p className={`${layout.cluster} ${styles.price}`}>{cardMessages.askPrice}</p>
      ) : (
        <Prices cents={cents} product={product} />
      )}
      {offer && (
        <p className={layout.note}>
          {offer.endsOn ? cardMessages.offerEnds(formatDate(offer.endsOn)) : cardMessages.offerWhileStock}
        </p>
      )}
      {fittingCents !== null && cents > 0 && (
        <p className={`${layout.muted} ${styles.fitted}`}>
          {texts.fitted} <b>{formatEuros(cents * 4 + fittingCents)}</b>{' '}
          <a href={setPricePath(fittedWheel(product))}>{texts.fitting(fittingCents)}</a>
        </p>
      )}
      <StockLine stock={product.stock} terms={terms} />
      {product.stock.kind !== 'none' && (
        <p className={layout.note}>{keepRanges(stockText(product.stock, promises.deliveryDays))}</p>
      )}
      <div data-bottom-bar="" className={`${layout.cluster3} ${styles.actions}`}>
        {contact.bookingUrl && (
          <ButtonLink href={fittingAddress(contact.bookingUrl, product)} rel="external">
            {texts.book}
          </ButtonLink>
        )}
        {contact.phone && (
          <ButtonLink href={contact.phoneHref} variant="outline">
            {texts.callWord} <span className={styles.number}>{contact.phone}</span>
          </ButtonLink>
        )}
      </div>
      <CompareTick product={product} />
      <p className={layout.note}>{givenSentences(texts.vat, promiseTexts(promises).takesOldTyresFree)}</p>
      {financing && cents > 0 && (
        <>
          <p>
            <strong>{texts.financing(formatEuros(monthlyPaymentCents(cents * 4, financing)))}</strong>
          </p>
          <CreditTerms financing={financing} cents={cents * 4} />
        </>
      )}
    </div>
  );
}

/** Passes the tyre and its size on to the booking page. */
function fittingAddress(booking: string, { manufacturer, model, size }: ProductDetail): string {
  return bookingAddress(booking, {
    [bookingQuery.tyre]: `${manufacturer.name} ${model}`,
    [bookingQuery.size]: size.fullSize,
    [bookingQuery.count]: '4',
  });
}

/** Four by default, as tyres are bought; the switch is two radio buttons and needs no script. */
function Prices({ cents, product }: { cents: number; product: ProductDetail }) {
  const { offer } = product.price;
  const amounts = [
    { id: 'yksi', label: texts.one, times: 1 },
    { id: 'nelja', label: texts.four, times: 4 },
  ];
  return (
    <fieldset className={`${layout.cluster} ${styles.quantity}`}>
      <legend>{texts.quantity}</legend>
      {amounts.map(({ id, label, times }) => (
        <label key={id}>
          <input type="radio" name="maara" value={times} defaultChecked={times === 4} /> {label}
        </label>
      ))}
      {amounts.map(({ id, times }) => (
        <p
          key={id}
          className={`${layout.cluster} ${styles.price} ${times === 1 ? styles.forOne : styles.forFour}`}
        >
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
    <div className={`${layout.stack3} ${layout.panel} ${styles.buy}`}>
      <p className={`${layout.cluster} ${styles.price}`}>{texts.withdrawnTitle}</p>
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
      <p className={layout.note}>{texts.ratingsHelp}</p>
    </section>
  );
}

function LabelDocuments({ product, files }: { product: ProductDetail; files: LabelFiles }) {
  if (product.isDemo) return <p className={layout.note}>{texts.labelDemo}</p>;
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

interface TyresProps {
  products: readonly ProductCardView[];
  terms: FittingTerms;
}

/** The same model in other sizes, one line each. */
function OtherSizes({ products, terms }: TyresProps) {
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
            <small>{fittingDayText(product.stock, terms)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({ title, products, terms }: TyresProps & { title: string }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} terms={terms} />
        ))}
      </div>
    </section>
  );
}
