// What four of a tyre cost, fitted or alone, the first day to fit them, and the ways to have them fitted.
import { formatDate } from '../../../../platform/contract/dates.ts';
import { formatEuros, formatShortEuros } from '../../../../platform/contract/money.ts';
import { unbreakRanges } from '../../../../platform/contract/ranges.ts';
import { ButtonLink, type ButtonLinkProps } from '../../../../platform/ui/button.tsx';
import { SegmentedControl } from '../../../../platform/ui/form/segmented-control.tsx';
import { askAddress } from '../../../enquiries/enquired-tyre.ts';
import { hoursOn } from '../../../opening-hours/opening-hours.ts';
import { shortTime } from '../../../opening-hours/time-of-day.ts';
import { runFlatCents } from '../../../price-list/price-list.ts';
import { setPricePath } from '../../../price-list/set-price-query.ts';
import { isOwnBooking } from '../../../shop-profile/booking-address.ts';
import type { Promises } from '../../../shop-profile/contract.ts';
import { monthlyPaymentCents, type Financing } from '../../../shop-profile/financing.ts';
import { CreditTerms } from '../../../shop-profile/site/credit-terms.tsx';
import { isShortOfSet } from '../../../stock-alerts/alert-rules.ts';
import { alertForm } from '../../../stock-alerts/messages.ts';
import { ALERT_EMAIL_ID, StockAlertForm } from '../../../stock-alerts/site/stock-alert-form.tsx';
import { fittingAddress } from '../../fitting/fitting-address.ts';
import { setPrice, type FittingTerms, type SetPrice } from '../../fitting/fitting-terms.ts';
import { cardMessages, productMessages as texts } from '../../messages/site.ts';
import { inStockPath, sizePath } from '../../paths.ts';
import { fittedWheel, type ProductDetail, type StockView } from '../../product/product-view.ts';
import { piecesText, stockText } from '../../stock/stock-text.ts';
import { CompareTick } from '../compare/compare-tick.tsx';
import { OfferTag } from '../offer-tag.tsx';
import { StockLine } from '../stock-line.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './price-block.module.css';

export interface PriceBlockProps {
  product: ProductDetail;
  financing: Financing | null;
  promises: Promises;
  terms: FittingTerms;
  contact: { phone: string; phoneHref: string; bookingUrl: string };
}

export function PriceBlock({ product, financing, promises, terms, contact }: PriceBlockProps) {
  const { price, stock } = product;
  const set = setPrice(product, terms);
  const step = nextStep(product, contact.bookingUrl);
  return (
    <div className={`${layout.stack3} ${layout.panel} ${styles.buy}`}>
      {set ? (
        <Ledger product={product} set={set} terms={terms} takesOldTyres={promises.takesOldTyresFree} />
      ) : (
        <p className={styles.sum}>{cardMessages.askPrice}</p>
      )}
      {price.offer && (
        <p className={layout.note}>
          {price.offer.endsOn
            ? cardMessages.offerEnds(formatDate(price.offer.endsOn))
            : cardMessages.offerWhileStock}
        </p>
      )}
      <div className={styles.day}>
        <StockLine product={product} terms={terms} isLarge />
        {promises.worksWithoutBooking && <WalkInToday stock={stock} terms={terms} />}
        {stock.kind !== 'none' && (
          <p className={layout.note}>
            {stock.kind === 'own'
              ? texts.left(piecesText(stock))
              : unbreakRanges(stockText(stock, promises.deliveryDays))}
          </p>
        )}
      </div>
      <div className={`${layout.cluster3} ${styles.actions}`}>
        {step && <ButtonLink {...step} />}
        {stock.kind === 'none' && (
          <ButtonLink href={inStockPath(product)} variant="outline">
            {texts.inStock(product.size.fullSize)}
          </ButtonLink>
        )}
        {contact.phone && (
          <ButtonLink href={contact.phoneHref} variant="outline">
            {texts.callWord} {contact.phone}
          </ButtonLink>
        )}
        <ButtonLink href={askAddress(product.id)} variant="text">
          {texts.ask}
        </ButtonLink>
      </div>
      {step && <PriceBar set={set} step={step} isThere={stock.kind !== 'none'} />}
      {isShortOfSet(stock) && (
        <details className={styles.alert} open={stock.kind === 'none'}>
          <summary>{alertForm.title}</summary>
          <StockAlertForm productId={product.id} count={stock.count} />
        </details>
      )}
      <CompareTick product={product} />
      <p className={layout.note}>{texts.vat}</p>
      {financing && set && (
        <>
          <p>
            <strong>{texts.financing(formatEuros(monthlyPaymentCents(set.tyresCents, financing)))}</strong>
          </p>
          <CreditTerms financing={financing} cents={set.tyresCents} />
        </>
      )}
    </div>
  );
}

/** To have it fitted, or to be notified of it where there is none; null: neither, where the shop takes no bookings. */
function nextStep(product: ProductDetail, bookingUrl: string): ButtonLinkProps | null {
  if (product.stock.kind === 'none') return { href: `#${ALERT_EMAIL_ID}`, children: texts.notify };
  if (bookingUrl === '') return null;
  const href = fittingAddress(bookingUrl, product);
  return { href, rel: isOwnBooking(href) ? undefined : 'external', children: texts.book };
}

/** Today's hours, as long as four tyres of the own shelf can still be fitted within them. */
function WalkInToday({
  stock,
  terms: { days, schedule },
}: Pick<PriceBlockProps, 'terms'> & { stock: StockView }) {
  if (stock.kind !== 'own' || isShortOfSet(stock) || days.own !== days.today) return null;
  const hours = hoursOn(schedule, days.today);
  if (hours.isClosed) return null;
  return (
    <p className={layout.note}>
      {unbreakRanges(texts.walkInToday(shortTime(hours.open), shortTime(hours.close)))}
    </p>
  );
}

/** Price, or why there is none, and next step while those of the block are out of sight; a phone has it in place of the bar of the frame, next to the chat. */
function PriceBar({ set, step, isThere }: { set: SetPrice | null; step: ButtonLinkProps; isThere: boolean }) {
  const noPrice = isThere ? cardMessages.askPrice : texts.barNone;
  return (
    <section data-bottom-bar="" aria-label={texts.bar} className={styles.bar}>
      <p>
        {set && isThere ? (
          <>
            <b>{set.text}</b> <small>{barWords(set)}</small>
          </>
        ) : (
          noPrice
        )}
      </p>
      <ButtonLink {...step} size="small" />
    </section>
  );
}

function barWords({ fittingCents }: SetPrice): string {
  return fittingCents === null ? texts.barAlone : texts.barFitted;
}

/** In its place for a tyre that is no longer sold. */
export function WithdrawnBlock({ product }: { product: ProductDetail }) {
  return (
    <div className={`${layout.stack3} ${layout.panel} ${styles.buy}`}>
      <p className={styles.sum}>{texts.withdrawnTitle}</p>
      <p>{texts.withdrawnBody}</p>
      <ButtonLink href={sizePath(product.size)}>{texts.withdrawnLink(product.size.fullSize)}</ButtonLink>
    </div>
  );
}

interface LedgerProps {
  product: ProductDetail;
  set: SetPrice;
  terms: FittingTerms;
  takesOldTyres: boolean;
}

/** Radio buttons choose which rows show, without script; where the price list has no fitting there is nothing to choose. */
function Ledger({ product, set, terms, takesOldTyres }: LedgerProps) {
  const { cents, offer } = product.price;
  const reference = offer?.referenceCents ?? null;
  const tyres = formatShortEuros(set.tyresCents);
  const isFitted = set.fittingCents !== null;
  const addition = isFitted && product.isRunFlat && runFlatCents(terms.priceRows, product.size);
  return (
    <>
      {isFitted && (
        <SegmentedControl
          name="hinta"
          legend={texts.quantity}
          className={styles.choice}
          defaultValue="asennettuna"
          segments={[
            { value: 'asennettuna', label: texts.fitted(set.text) },
            { value: 'renkaat', label: texts.tyresAlone(tyres) },
          ]}
        />
      )}
      <dl className={styles.ledger}>
        <div>
          <dt>
            {texts.four(formatShortEuros(cents))} {reference !== null && <s>{formatShortEuros(reference)}</s>}
            {offer && <OfferTag percent={offer.percent} />}
            {reference !== null && <small>{cardMessages.lowest30(reference)}</small>}
          </dt>
          <dd>{tyres}</dd>
        </div>
        <div className={styles.fitted}>
          <dt>
            {isFitted ? <a href={setPricePath(fittedWheel(product))}>{texts.fitting}</a> : texts.fitting}
            {addition && <small>{texts.runFlatAddition(formatShortEuros(addition))}</small>}
          </dt>
          <dd>{set.fittingCents === null ? texts.askFitting : formatShortEuros(set.fittingCents)}</dd>
        </div>
        {takesOldTyres && (
          <div className={styles.fitted}>
            <dt>{texts.oldTyres}</dt>
            <dd>{formatShortEuros(0)}</dd>
          </div>
        )}
        <div>
          <dt>{isFitted ? texts.total : texts.totalUnfitted}</dt>
          <dd className={styles.sum}>
            {isFitted && <span className={styles.alone}>{tyres}</span>}
            <span className={styles.fitted}>{set.text}</span>
          </dd>
        </div>
      </dl>
    </>
  );
}
