-- The tyre hotel: sets of customers on the shop's shelves, what was measured of them, their stays and pictures. Days are
-- calendar days of the shop.

-- 'D-10', 'd10' and 'D 10' are one place: its letters and numbers, whatever stands between them.
create function shelf_key(place text) returns text immutable parallel safe language sql
return coalesce(nullif(trim('-' from
  regexp_replace(regexp_replace(regexp_replace(upper(place),
    '[\s._/,:–-]+', '-', 'g'), '([^-0-9])([0-9])', '\1-\2', 'g'), '([0-9])([^-0-9])', '\1-\2', 'g')), ''), place);

create table tyre_set (
  id uuid primary key,
  -- On the label: R-0042.
  number integer generated always as identity unique,
  -- Of a customer's account; without one the set belongs to a name and a phone or mail address.
  customer_id uuid,
  owner_name text not null check (length(owner_name) between 1 and 100),
  owner_phone text not null,
  owner_email text not null,
  plate text not null,
  season text not null check (season in ('summer', 'friction', 'studded')),
  size text not null check (size <> ''),
  make text not null,
  -- Week and year of making of each tyre, '2321' or empty: front left, front right, rear left, rear right.
  dots text[] not null check (cardinality(dots) = 4),
  has_rims boolean not null,
  shelf text not null check (shelf <> ''),
  stored_on text not null check (stored_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Null while it is on its shelf.
  returned_on text check (returned_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  note text not null,
  wants_reminders boolean not null,
  -- Its owner has had everything erased: it goes once it is handed out.
  is_released boolean not null default false,
  -- How far the change is, and of which turn that was said: '2027-spring'. Of an earlier turn it says nothing.
  change_state text not null default 'due' check (change_state in ('due', 'called', 'booked', 'done')),
  change_turn text not null default '',
  booked_on text check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The turn of which the customer was last reminded.
  reminded_turn text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (owner_phone <> '' or owner_email <> '')
);
-- One set on a place.
create unique index tyre_set_shelf on tyre_set (shelf_key(shelf)) where returned_on is null;
create index tyre_set_customer on tyre_set (customer_id) where customer_id is not null;
create index tyre_set_email on tyre_set (lower(owner_email)) where owner_email <> '';

-- Stays that are over.
create table tyre_set_stay (
  id uuid primary key,
  set_id uuid not null references tyre_set on delete cascade,
  shelf text not null,
  stored_on text not null check (stored_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  returned_on text not null check (returned_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- What had been said of the change when the set was handed out, so that an undone hand-out gives it back. Null: nothing known.
  change_state text check (change_state in ('due', 'called', 'booked', 'done')),
  change_turn text,
  booked_on text check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
create index tyre_set_stay_set on tyre_set_stay (set_id);

create table tyre_set_check (
  id uuid primary key,
  set_id uuid not null references tyre_set on delete cascade,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Four of { depthMm, pressureBar, damage }, in the order of the marks.
  tyres jsonb not null check (jsonb_array_length(tyres) = 4),
  note text not null,
  created_at timestamptz not null
);
create index tyre_set_check_set on tyre_set_check (set_id, day desc, id desc);

-- Files that are not served to everyone: only by the set's own address, to staff and to its customer.
create table tyre_set_picture (
  id uuid primary key,
  set_id uuid not null references tyre_set on delete cascade,
  file_name text not null unique,
  width_px integer not null,
  height_px integer not null,
  created_at timestamptz not null
);
create index tyre_set_picture_set on tyre_set_picture (set_id);

-- What the shop has set of its tyre hotel; one row.
create table tyre_hotel_settings (
  only_row boolean primary key default true check (only_row),
  -- Sets that the shop changes on a working day; the length of the queue is counted by it.
  changes_per_day integer not null default 12 check (changes_per_day between 1 and 500)
);
insert into tyre_hotel_settings default values;
