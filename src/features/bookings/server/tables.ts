// The tables of bookings as Kysely knows them.
import type { ColumnType, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';

import type { VehicleType } from '../../catalogue/size/vehicle-type.ts';
import type { BookedService, BookingSource, BookingState } from '../booking-rules.ts';
import type { Bay, BookingSettings, ServiceLength } from '../contract/settings.ts';

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

interface SettingsTable extends Omit<BookingSettings, 'services' | 'texts' | 'bays'> {
  services: Json<ServiceLength[]>;
  texts: Json<BookingSettings['texts']>;
}

interface BayTable {
  number: GeneratedAlways<number>;
  position: number;
  name: string;
  vehicleTypes: VehicleType[];
  maxRim: number | null;
  closures: Json<Bay['closures']>;
  breaks: Json<Bay['breaks']>;
  removedAt: Date | null;
}

export interface PricePart {
  label: string;
  /** null: on request. */
  cents: number | null;
}

interface BookingTable {
  id: string;
  code: string | null;
  kind: 'booking' | 'block';
  state: BookingState;
  source: BookingSource;
  bay: number;
  startsAt: Date;
  endsAt: Date;
  freeAt: Date;
  service: BookedService;
  extras: BookedService[];
  vehicleType: VehicleType;
  rim: number | null;
  isRunFlat: boolean;
  productId: string | null;
  productName: string;
  quantity: number;
  tyreSource: 'own' | 'supplier' | null;
  arrivesOn: string | null;
  hotelSetId: string | null;
  priceParts: Json<PricePart[]>;
  priceCents: number | null;
  customerId: string | null;
  name: string;
  phone: string;
  phoneKey: string;
  email: string;
  licencePlate: string;
  note: string;
  staffNote: string;
  remindedAt: Date | null;
  pickedAt: ColumnType<Date | null, Date | null | undefined>;
  isReleased: ColumnType<boolean, boolean | undefined>;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- Kysely takes no interface
export type BookingTables = {
  bookingSettings: SettingsTable;
  bookingBay: BayTable;
  booking: BookingTable;
};

export type BookingRow = Selectable<BookingTable>;
export type BayRow = Selectable<BayTable>;
export type Db = Kysely<BookingTables>;
export type Tx = Transaction<BookingTables>;
