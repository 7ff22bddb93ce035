// The tyres raised above a list of one size, each with the figure that won and, on demand, the rule.
import { formatShortEuros } from '../../../../platform/contract/money.ts';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import { setPrice, type FittingTerms } from '../../fitting/fitting-terms.ts';
import { fittingMessages } from '../../messages/fitting.ts';
import { labelMessages } from '../../messages/label.ts';
import { searchMessages as texts } from '../../messages/search.ts';
import { pictureOf } from '../../product/product-picture.ts';
import type { TyrePick } from '../../product/product-view.ts';
import { TyrePicture } from '../drawings/tyre-picture.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './picks.module.css';

export function Picks({ picks, terms }: { picks: readonly TyrePick[]; terms: FittingTerms }) {
  return (
    <section className={styles.picks} aria-label={texts.picksTitle} data-print="no">
      {picks.map((pick) => (
        <Pick key={pick.kind} pick={pick} terms={terms} />
      ))}
    </section>
  );
}

function Pick({ pick, terms }: { pick: TyrePick; terms: FittingTerms }) {
  const { rule, product } = pick;
  // A friction tyre without the ice mark is never picked, and may be cheaper.
  const isOnIce = pick.kind === 'cheapest' && product.winterType === 'friction';
  const title = isOnIce ? texts.cheapestOnIce : pick.title;
  const name = `${product.manufacturer.name} ${product.model}`;
  const price = setPrice(product, terms);
  return (
    <div className={styles.pick}>
      <TyrePicture {...pictureOf(product)} alt={name} className={styles.picture} />
      <div>
        <b className={styles.title}>{title}</b> <span className={layout.note}>{figureOf(pick)}</span>
        <a href={product.href} className={styles.name}>
          {name}
        </a>
        {price && (
          <p className={styles.price}>
            <b>{price.text}</b> <small>{price.words}</small>
          </p>
        )}
      </div>
      <details className={styles.why}>
        <summary>
          ?<VisuallyHidden>{texts.pickRule(title)}</VisuallyHidden>
        </summary>
        <p className={layout.note}>{rule}</p>
      </details>
    </div>
  );
}

/** What made it win. */
function figureOf({ kind, product }: TyrePick): string {
  const { price, label, ratingAverage } = product;
  switch (kind) {
    case 'cheapest':
      return fittingMessages.each(formatShortEuros(price.cents));
    case 'best':
      return [
        ratingAverage !== null && texts.stars(ratingAverage),
        label.wetGrip && texts.wetGripClass(label.wetGrip),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'quietest':
      return label.noiseDb === null ? '' : labelMessages.decibels(label.noiseDb);
  }
}
