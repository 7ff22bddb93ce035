// Tyres of a size as rows of its card: what they cost, how many there are, and what can be done with each.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { formatEuros, formatShortEuros } from '../../../platform/contract/money.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { withParam } from '../../../platform/ui/list/list-address.ts';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { Table, figureCell } from '../../../platform/ui/list/table.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { deleteProduct, restoreProduct } from '../contract/editing.ts';
import type { deleteOffer, restoreOffer } from '../contract/offers.ts';
import type { ProductResponse } from '../contract/tyres.ts';
import { fittedCentsOf } from '../fitting/fitted-price.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import { counterMessages } from '../messages/counter.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { financingInForce, priceInForce } from '../price/price-in-force.ts';
import { priceRowsQuery } from './sheet/sheet-queries.ts';
import { ALL_TYRES, PANEL_PARAM } from './tyre-queries.ts';

import styles from './tyres-page.module.css';

export interface TyreRowsProps {
  caption: string;
  diameterIn: number;
  tyres: readonly ProductResponse[];
  /** Those that the words of the search mean. */
  foundIds: ReadonlySet<string>;
  /** Opens a panel by its name in the address. */
  onOpen: (panel: string) => void;
}

export function TyreRows({ caption, diameterIn, tyres, foundIds, onOpen }: TyreRowsProps) {
  const { columns } = messages;
  const { data: priceRows } = useQuery(priceRowsQuery);
  return (
    <Table caption={caption} isCaptionHidden className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.manufacturer}</th>
          <th scope="col">{columns.model}</th>
          <th scope="col" className={figureCell}>
            {columns.price}
          </th>
          <th scope="col" className={figureCell}>
            {columns.financing}
          </th>
          <th scope="col" className={figureCell}>
            {columns.stock}
          </th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {tyres.map((tyre) => (
          <tr key={tyre._id} className={foundIds.has(tyre._id) ? styles.found : undefined}>
            <td className={styles.type}>{messages.types[tyre.winterType ?? tyre.type]}</td>
            <td className={styles.maker}>{tyre.manufacturer}</td>
            <th scope="row">
              <span className={styles.phoneMaker}>{tyre.manufacturer} </span>
              <ModelLink tyre={tyre} />
              <VariantText tyre={tyre} />
              {foundIds.has(tyre._id) && <VisuallyHidden> {messages.isFound}</VisuallyHidden>}
            </th>
            <td className={classNames(figureCell, styles.each)}>
              <Price tyre={tyre} />
              {tyre.price > 0 && <Fitted cents={priceRows && fittedCentsOf(tyre, diameterIn, priceRows)} />}
            </td>
            <td className={classNames(figureCell, styles.financing)}>
              <Financing tyre={tyre} />
            </td>
            <td className={classNames(figureCell, styles.stock)}>
              <Stock tyre={tyre} />
            </td>
            <td className={styles.rowActions}>
              <Actions tyre={tyre} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** For four on the car, by the shop's one price rule. */
function Fitted({ cents }: { cents: number | null | undefined }) {
  if (cents === undefined) return null;
  return (
    <small className={styles.fitted}>
      {sheetMessages.columns.fitted}{' '}
      <strong>{cents === null ? sheetMessages.askFitting : formatShortEuros(cents)}</strong>
    </small>
  );
}

function Stock({ tyre: { stock, stockIsMinimum, stockSource } }: { tyre: ProductResponse }) {
  return (
    <>
      {stockIsMinimum ? messages.moreThan(stock) : stock}
      {stock > 0 && <small className={styles.variant}>{messages.places[stockSource]}</small>}
    </>
  );
}

function Financing({ tyre }: { tyre: ProductResponse }) {
  const cents = financingInForce(tyre);
  return cents === null ? '–' : messages.monthly(formatEuros(cents));
}

/** Distinguishes tyres of one model and size. */
function VariantText({ tyre }: { tyre: ProductResponse }) {
  const load = [tyre.loadIndex, tyre.twinLoadIndex].filter((index) => index !== null).join('/');
  const parts = [
    `${load}${tyre.speedSymbol ?? ''}`,
    tyre.isXl && 'XL',
    tyre.isRunFlat && messages.runFlat,
    ...tyre.marks,
  ].filter(Boolean);
  if (parts.length === 0 && tyre.ean === null) return null;
  return (
    <small className={styles.variant}>
      {parts.join(' ')} <span className={styles.ean}>{tyre.ean}</span>
    </small>
  );
}

function Price({ tyre }: { tyre: ProductResponse }) {
  const { sale } = tyre;
  const { cents, struckCents, percent, regularCents } = priceInForce(tyre);
  if (cents === 0) return messages.askPrice;
  if (!sale) return formatEuros(cents);
  return (
    <span className={styles.price}>
      {struckCents !== null && <s>{formatEuros(struckCents)}</s>}
      <strong>
        {formatEuros(cents)}
        {percent !== null && <small> {messages.percentOff(percent)}</small>}
      </strong>
      {regularCents !== null && <small>{messages.normalPrice(formatEuros(regularCents))}</small>}
      {sale.description && <small>{sale.description}</small>}
      <small>{sale.endDate ? messages.offerUntil(sale.endDate) : messages.offerStock}</small>
    </span>
  );
}

/** Removing a tyre and ending its offer, each taken back by its message. */
function useRemovals(tyre: ProductResponse) {
  const name = `${tyre.manufacturer} ${tyre.model}`;
  const params = { sizeId: tyre.sizeId, productId: tyre._id };
  const failed = (text: string) => (error: Error) =>
    showToast({ text: `${text}: ${error.message}`, tone: 'bad', durationMs: 6_000 });
  const invalidates = ALL_TYRES;
  const restore = useApiSave<typeof restoreProduct>(
    'POST /tires/sizes/:sizeId/products/:productId/restore',
    () => ({ params }),
    {
      invalidates,
      onSuccess: () => showToast({ text: messages.product.restored(name), tone: 'ok' }),
      onError: failed(messages.restoreFailed),
    },
  );
  const remove = useApiSave<typeof deleteProduct>(
    'DELETE /tires/sizes/:sizeId/products/:productId',
    () => ({ params }),
    {
      invalidates,
      onSuccess: () => showUndo(messages.product.removed(name), messages.undo, () => restore.mutate()),
    },
  );
  const restoreEnded = useApiSave<typeof restoreOffer>(
    'POST /tires/sizes/:sizeId/products/:productId/sale/restore',
    () => ({ params }),
    {
      invalidates,
      onSuccess: () => showToast({ text: messages.offer.restored(name), tone: 'ok' }),
      onError: failed(messages.restoreFailed),
    },
  );
  const endOffer = useApiSave<typeof deleteOffer>(
    'DELETE /tires/sizes/:sizeId/products/:productId/sale',
    () => ({ params }),
    {
      invalidates,
      onSuccess: () => showUndo(messages.offer.removed(name), messages.undo, () => restoreEnded.mutate()),
    },
  );
  return { name, remove, endOffer, failed };
}

/** Opens the form of the tyre over the list as it is. */
function ModelLink({ tyre }: { tyre: ProductResponse }) {
  const [query] = useSearchParams();
  const search = withParam(query, PANEL_PARAM, `muokkaa:${tyre.sizeId}:${tyre._id}`, []);
  return <Link to={{ search: search.toString() }}>{tyre.model}</Link>;
}

function Actions({ tyre, onOpen }: { tyre: ProductResponse; onOpen: (panel: string) => void }) {
  const { name, remove, endOffer, failed } = useRemovals(tyre);
  const ids = `${tyre.sizeId}:${tyre._id}`;
  const words = (label: string) => ({ label, name: `${label} ${name}` });
  return (
    <RowMenu name={name}>
      <RowButton {...words(messages.bookStock)} onClick={() => onOpen(`saldo:${ids}`)} />
      {tyre.price > 0 && (
        <RowButton
          {...words(tyre.sale ? messages.editOffer : messages.createOffer)}
          onClick={() => onOpen(`tarjous:${ids}`)}
        />
      )}
      <a href={tyre.url} className={buttonClass({ variant: 'text', size: 'small' })}>
        {counterMessages.publicPage}
      </a>
      {tyre.sale && (
        <RowButton
          {...words(messages.removeOffer)}
          isRemoval
          isBusy={endOffer.isPending}
          onClick={() => endOffer.mutate(undefined, { onError: failed(messages.offer.removeFailed) })}
        />
      )}
      <RowButton
        {...words(messages.remove)}
        isRemoval
        isBusy={remove.isPending}
        onClick={() => remove.mutate(undefined, { onError: failed(messages.product.removeFailed) })}
      />
    </RowMenu>
  );
}
