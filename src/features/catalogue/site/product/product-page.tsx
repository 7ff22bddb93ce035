// One tyre: pictures, price for one and four, availability, label, what it is made for, its figures, alternatives.
import { Breadcrumbs } from '../../../../platform/ui/page/breadcrumbs.tsx';
import type { Promises } from '../../../shop-profile/contract.ts';
import type { Financing } from '../../../shop-profile/financing.ts';
import { crumbTrail } from '../../crumb-trail.ts';
import { fittingDayText, setPrice, type FittingTerms } from '../../fitting/fitting-terms.ts';
import { productTextNames } from '../../messages/catalogue.ts';
import { cardMessages, productMessages as texts } from '../../messages/site.ts';
import { LABEL_ID, sizePath } from '../../paths.ts';
import { picturedTyre } from '../../product/product-picture.ts';
import {
  type LabelFiles,
  type ManufacturerContact,
  type ProductCard as ProductCardView,
  type ProductDetail,
  type ProductPage as ProductPageView,
} from '../../product/product-view.ts';
import { variantsInRows } from '../../product/tyre-picture.ts';
import { ProductCard } from '../product-card.tsx';
import { SeasonBadge } from '../season-badge.tsx';
import { EuLabel } from './eu-label.tsx';
import { PriceBlock, WithdrawnBlock } from './price-block.tsx';
import { ProductFacts } from './product-facts.tsx';
import { MainPicture, MorePictures } from './product-gallery.tsx';
import { RatingStars } from './rating-stars.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './product-page.module.css';

export interface ProductPageProps {
  page: ProductPageView;
  financing: Financing | null;
  promises: Promises;
  terms: FittingTerms;
  contact: { phone: string; phoneHref: string; bookingUrl: string };
  labelFiles: LabelFiles;
  manufacturerContact: ManufacturerContact;
}

export function ProductPage({
  page,
  financing,
  promises,
  terms,
  contact,
  labelFiles,
  manufacturerContact,
}: ProductPageProps) {
  const { product } = page;
  const name = `${product.manufacturer.name} ${product.model}`;
  return (
    <div className={`${layout.page} ${styles.wrap}`}>
      <Breadcrumbs
        crumbs={crumbTrail([{ label: product.size.fullSize, href: sizePath(product.size) }], name)}
      />
      <div className={`${layout.stack8} ${styles.top}`}>
        <MainPicture product={product} name={name} />
        <div className={`${layout.stack3} ${styles.main}`}>
          <SeasonBadge product={product} />
          <h1 className={styles.title}>
            <small>{product.manufacturer.name}</small> {product.model}
          </h1>
          <p className={styles.size}>
            <a href={sizePath(product.size)}>{product.size.fullSize}</a> {product.service}
            {product.isXl && ' XL'}
            {product.isRunFlat && `${cardMessages.dot}${cardMessages.runFlat}`}
          </p>
          {product.isWithdrawn ? (
            <WithdrawnBlock product={product} />
          ) : (
            <PriceBlock
              product={product}
              financing={financing}
              promises={promises}
              terms={terms}
              contact={contact}
            />
          )}
        </div>
        <MorePictures product={product} name={name} />
      </div>
      <div className={`${layout.stack8} ${styles.columns}`}>
        <div className={`${layout.stack8} ${styles.panel}`}>
          <section id={LABEL_ID}>
            <h2>{texts.label}</h2>
            <EuLabel {...product.label} isStudded={product.winterType === 'studded'} isDetailed />
            <LabelDocuments product={product} files={labelFiles} />
          </section>
          <Ratings product={product} />
        </div>
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
        <ProductFacts product={product} contact={manufacturerContact} />
      </div>
      <OtherSizes products={page.otherSizes} terms={terms} />
      <Cards title={texts.alternatives(product.size.fullSize)} products={page.alternatives} terms={terms} />
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
            <span>{setPriceText(product, terms)}</span>
            <small>{fittingDayText(product, terms)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function setPriceText(product: ProductCardView, terms: FittingTerms): string {
  const price = setPrice(product, terms);
  return price ? `${price.text} ${price.words}` : cardMessages.askPrice;
}

/** On a wide screen. */
const CARDS_IN_ROW = 4;

function Cards({ title, products, terms }: TyresProps & { title: string }) {
  if (products.length === 0) return null;
  const looks = variantsInRows(products.map(picturedTyre), CARDS_IN_ROW);
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} terms={terms} look={looks[index]} />
        ))}
      </div>
    </section>
  );
}
