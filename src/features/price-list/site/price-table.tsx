// One section of the price list as a table: a column for each kind of vehicle, one cell where all pay the same.
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { unbreakRanges } from '../../../platform/contract/ranges.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { figureCell, Table } from '../../../platform/ui/list/table.tsx';
import { bookingPath } from '../../bookings/booking-query.ts';
import { BOOKED_SERVICES } from '../../bookings/booking-rules.ts';
import { VEHICLE_TYPES } from '../../catalogue/size/vehicle-type.ts';
import { priceListPageMessages as messages, priceTexts, unitNames, vehicleNames } from '../messages.ts';
import { sharedCents, type PriceRow } from '../price-list.ts';
import { priceWords, rimWords } from '../price-words.ts';

import styles from './price-table.page.module.css';

export interface PriceTableProps {
  caption: string;
  rows: readonly PriceRow[];
  /** Whether the site takes bookings. */
  isBookable: boolean;
}

export function PriceTable({ caption, rows, isBookable }: PriceTableProps) {
  const isByRim = rows.some((row) => row.service === 'fitting');
  const isShared = rows.every((row) => sharedCents(row) !== undefined);
  return (
    <Table caption={caption} isCaptionHidden isStacked className={styles.frame}>
      <thead>
        <tr>
          <th scope="col">{isByRim ? messages.rim : messages.service}</th>
          {isShared ? (
            <th scope="colgroup" colSpan={VEHICLE_TYPES.length} className={figureCell}>
              {messages.allVehicles}
            </th>
          ) : (
            VEHICLE_TYPES.map((type) => (
              <th key={type} scope="col" className={figureCell}>
                {vehicleNames[type]}
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span>
                {row.service === 'fitting' ? rimWords(row) : row.title}
                {row.note && <small className={styles.note}>{unbreakRanges(row.note)}</small>}
                {isBookable && <BookLink row={row} />}
              </span>
            </th>
            <Prices row={row} isNamed={!isShared} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** To the booking page with the row's work filled in. */
function BookLink({ row }: { row: PriceRow }) {
  const service = BOOKED_SERVICES.find((one) => one === row.service);
  if (!service) return null;
  const rim = service === 'fitting' ? (row.minRim ?? row.maxRim) : null;
  return (
    <small className={styles.note} data-print="no">
      <a
        href={bookingPath({ service, rim })}
        aria-label={messages.bookRow(service === 'fitting' ? rimWords(row) : row.title)}
      >
        {messages.book}
      </a>
    </small>
  );
}

/** `isNamed`: marks a price that is the same for all vehicles, next to rows where it is not. */
function Prices({ row, isNamed }: { row: PriceRow; isNamed: boolean }) {
  const shared = sharedCents(row);
  if (shared !== undefined) {
    return (
      <td
        colSpan={VEHICLE_TYPES.length}
        data-label={messages.allVehicles}
        className={classNames(figureCell, isNamed && styles.shared)}
      >
        <Price row={row} cents={shared} />
      </td>
    );
  }
  return VEHICLE_TYPES.map((type) => (
    <td key={type} data-label={vehicleNames[type]} className={figureCell}>
      <Price row={row} cents={row.cents[type]} />
    </td>
  ));
}

function Price({ row, cents }: { row: PriceRow; cents: number | null }) {
  if (cents === null || cents === 0) return <span className={styles.words}>{priceWords(cents)}</span>;
  return (
    <span>
      <b className={styles.price}>{priceWords(cents, row.isFrom)}</b>{' '}
      <span className={styles.unit}>{priceTexts.per(unitNames[row.unit])}</span>
      {row.service === 'fitting' && (
        <small className={styles.four}>{priceTexts.four(formatShortEuros(cents * 4))}</small>
      )}
    </span>
  );
}
