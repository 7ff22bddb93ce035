-- Bookings: bays, times taken in them, who waits for a time, and what the shop has set.

-- What the shop has set; one row. Lists are read and written whole, by the schemas of their slice.
create table booking_settings (
  only_row boolean primary key default true check (only_row),
  -- Bookings are taken where the shop profile has no booking link of its own.
  is_on boolean not null default true,
  grid_minutes integer not null default 15 check (grid_minutes in (5, 10, 15, 30)),
  gap_minutes integer not null default 5 check (gap_minutes between 0 and 60),
  lead_minutes integer not null default 60 check (lead_minutes between 0 and 10080),
  farthest_days integer not null default 60 check (farthest_days between 1 and 365),
  cancel_minutes integer not null default 120 check (cancel_minutes between 0 and 10080),
  -- Share of each hour left to those who come without a booking, in percent; another one in the weeks of the season change.
  walk_in_percent integer not null default 20 check (walk_in_percent between 0 and 100),
  season_walk_in_percent integer not null default 40 check (season_walk_in_percent between 0 and 100),
  -- A rim from this many inches on counts as large.
  large_rim integer not null default 19 check (large_rim between 10 and 30),
  retention_months integer not null default 24 check (retention_months between 1 and 120),
  -- Length and state of each service: [{ service, isOn, minutes: { passenger, suv, van }, largeRimMinutes, runFlatMinutes }].
  services jsonb not null,
  -- What the shop adds to its emails: { confirmation, reminder, change, cancellation }.
  texts jsonb not null default '{"confirmation": "", "reminder": "", "change": "", "cancellation": ""}',
  version integer not null default 1
);
insert into booking_settings (services) values ('[
  {"service": "fitting", "isOn": true, "minutes": {"passenger": 60, "suv": 60, "van": 60}, "largeRimMinutes": 15, "runFlatMinutes": 15},
  {"service": "seasonChange", "isOn": true, "minutes": {"passenger": 30, "suv": 30, "van": 45}, "largeRimMinutes": 0, "runFlatMinutes": 0},
  {"service": "storageWithChange", "isOn": true, "minutes": {"passenger": 30, "suv": 30, "van": 45}, "largeRimMinutes": 0, "runFlatMinutes": 0},
  {"service": "balancing", "isOn": true, "minutes": {"passenger": 30, "suv": 30, "van": 30}, "largeRimMinutes": 0, "runFlatMinutes": 0},
  {"service": "repair", "isOn": true, "minutes": {"passenger": 30, "suv": 30, "van": 30}, "largeRimMinutes": 0, "runFlatMinutes": 15},
  {"service": "sensor", "isOn": true, "minutes": {"passenger": 30, "suv": 30, "van": 30}, "largeRimMinutes": 0, "runFlatMinutes": 0},
  {"service": "alignment", "isOn": false, "minutes": {"passenger": 60, "suv": 60, "van": 60}, "largeRimMinutes": 0, "runFlatMinutes": 0}
]');

create table booking_bay (
  -- Counted by the shop: it names the bay in the exclusion of double bookings.
  number integer generated always as identity primary key,
  position integer not null,
  name text not null check (length(name) between 1 and 40),
  vehicle_types text[] not null check (cardinality(vehicle_types) > 0),
  -- Whole inches; null: any.
  max_rim integer check (max_rim between 8 and 30),
  -- Not in use: [{ from: day, to: day }], both included.
  closures jsonb not null default '[]',
  -- Daily: [{ from: 'HH:MM', to: 'HH:MM' }].
  breaks jsonb not null default '[]',
  -- Removed ones stay for their past bookings.
  removed_at timestamptz
);
insert into booking_bay (position, name, vehicle_types) values
  (1, 'Paikka 1', '{passenger,suv,van}'), (2, 'Paikka 2', '{passenger,suv,van}');

create table booking (
  id uuid primary key,
  -- In links of emails: nobody guesses it. Blocked time has none.
  code text unique,
  -- 'block': time that staff have taken out of use.
  kind text not null default 'booking' check (kind in ('booking', 'block')),
  state text not null default 'booked'
    check (state in ('booked', 'arrived', 'working', 'done', 'cancelled', 'no_show')),
  source text not null check (source in ('visitor', 'customer', 'staff', 'walk_in', 'waiting_list', 'demonstration')),
  bay integer not null references booking_bay (number),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The bay is taken until then: the end and the gap after it.
  free_at timestamptz not null check (free_at >= ends_at),
  service text not null,
  extras text[] not null default '{}',
  vehicle_type text not null check (vehicle_type in ('passenger', 'suv', 'van')),
  rim integer check (rim between 8 and 30),
  is_run_flat boolean not null default false,
  product_id uuid,
  -- As it was called and priced when booked.
  product_name text not null default '',
  quantity integer not null default 0 check (quantity between 0 and 20),
  -- Where the tyres come from: both are reserved while the booking is open; 'supplier' ones arrive on a day.
  tyre_source text check (tyre_source in ('own', 'supplier')),
  arrives_on text check (arrives_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  hotel_set_id uuid,
  -- Parts of the frozen price: [{ label, cents }]; null cents: on request.
  price_parts jsonb not null default '[]',
  -- Sum with VAT; null: a part of it is on request.
  price_cents integer check (price_cents >= 0),
  customer_id uuid,
  name text not null default '',
  phone text not null default '',
  -- What all spellings of the number share.
  phone_key text not null default '',
  email text not null default '',
  licence_plate text not null default '',
  note text not null default '',
  -- For the shop alone.
  staff_note text not null default '',
  -- When the reminder was enqueued; it is not due any more.
  reminded_at timestamptz,
  -- The customer's account is erased: what is personal goes once the booking is over, not only with the retention time.
  is_released boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (kind = 'block' or code is not null),
  -- The promise that no bay is taken twice holds in the database itself.
  constraint booking_bay_free exclude using gist (
    int4range(bay, bay, '[]') with &&,
    tstzrange(starts_at, free_at) with &&
  ) where (state not in ('cancelled', 'no_show'))
);
create index booking_starts on booking (starts_at);
create index booking_product on booking (product_id) where product_id is not null;
create index booking_set on booking (hotel_set_id) where hotel_set_id is not null;
create index booking_customer on booking (customer_id) where customer_id is not null;
create index booking_email on booking (lower(email)) where email <> '';
create index booking_phone on booking (phone_key) where phone_key <> '';

-- Who waits for a time on a full day.
create table booking_waiting (
  id uuid primary key,
  code text not null unique,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The booking that is wanted, without its start: as sent.
  wanted jsonb not null,
  name text not null,
  email text not null,
  -- The time that is offered now, and until when nobody else is offered it.
  offered_start timestamptz,
  offered_until timestamptz,
  created_at timestamptz not null
);
create index booking_waiting_day on booking_waiting (day, created_at);
-- One place in line for each address and day.
create unique index booking_waiting_once on booking_waiting (lower(email), day);
