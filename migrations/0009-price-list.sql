-- What the shop's services cost. Prices are whole cents with VAT; null means: ask.

create table price_list (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into price_list default values;

create table price_list_row (
  id uuid primary key,
  position integer not null unique check (position >= 0),
  section text not null,
  -- What the row means to the product itself; empty for a row that is only shown.
  service text not null default '',
  title text not null check (title <> ''),
  note text not null default '',
  unit text not null,
  -- Rim sizes in whole inches the row holds for; null: no limit on that side.
  min_rim smallint,
  max_rim smallint,
  passenger_cents integer check (passenger_cents >= 0),
  suv_cents integer check (suv_cents >= 0),
  van_cents integer check (van_cents >= 0),
  -- The price is the lowest one can come to.
  is_from boolean not null default false,
  check (min_rim <= max_rim)
);
