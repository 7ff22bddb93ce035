-- Tyres: sizes, makers, models, products, what they cost and have cost, and their offers.

create table manufacturer (
  id uuid primary key,
  name text not null check (name <> ''),
  -- Part of addresses, and how lists are matched to it: it stays when the name is changed.
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]*$'),
  country text not null default '',
  logo text not null default '',
  website text not null default '',
  description text not null default '',
  -- Whom to write to about a tyre's safety: Regulation (EU) 2023/988, article 19, asks a shop to tell it where it sells.
  postal_address text not null default '',
  -- E-mail, or the address of a contact form.
  electronic_address text not null default '',
  -- Name and both addresses of who answers in the EU for a maker outside it.
  responsible_person text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table tyre_size (
  id uuid primary key,
  width_mm integer not null check (width_mm between 100 and 500),
  aspect integer not null check (aspect between 15 and 100),
  diameter_in double precision not null check (diameter_in between 8 and 32),
  -- A van size is a C size.
  vehicle_type text not null check (vehicle_type in ('passenger', 'suv', 'van')),
  -- A removed size keeps its row for the tyres that were sold in it. It is shown again when a list brings tyres for it.
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (width_mm, aspect, diameter_in, vehicle_type)
);

-- A model of a maker in one season: what is said of it holds in all its sizes.
create table tyre_model (
  id uuid primary key,
  manufacturer_id uuid not null references manufacturer (id),
  name text not null check (name <> ''),
  slug text not null,
  type text not null check (type in ('summer', 'winter')),
  winter_type text check (winter_type in ('studded', 'friction')),
  description text not null default '',
  designed_for text not null default '',
  features text[] not null default '{}',
  rating_dry_grip smallint check (rating_dry_grip between 1 and 5),
  rating_wet_grip smallint check (rating_wet_grip between 1 and 5),
  rating_snow_grip smallint check (rating_snow_grip between 1 and 5),
  rating_ice_grip smallint check (rating_ice_grip between 1 and 5),
  rating_comfort smallint check (rating_comfort between 1 and 5),
  rating_durability smallint check (rating_durability between 1 and 5),
  image_thumbnail text,
  image_pattern text,
  image_gallery text[] not null default '{}',
  -- Maker, name, season and studs through our normaliser.
  search_words text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type = 'winter') or winter_type is null)
);
create unique index tyre_model_key on tyre_model (manufacturer_id, slug, type, coalesce(winter_type, ''));

create table product (
  id uuid primary key,
  size_id uuid not null references tyre_size (id),
  model_id uuid not null references tyre_model (id),
  load_index smallint check (load_index between 20 and 200),
  twin_load_index smallint check (twin_load_index between 20 and 200),
  speed_symbol text check (speed_symbol ~ '^[A-Z][0-9]?$'),
  is_xl boolean not null default false,
  is_run_flat boolean not null default false,
  marks text[] not null default '{}',
  -- With VAT; 0: told on request, never on offer.
  price_cents integer not null check (price_cents >= 0),
  financing_price_cents integer check (financing_price_cents >= 0),
  net_cents integer check (net_cents >= 0),
  gross_cents integer check (gross_cents >= 0),
  stock integer not null default 0 check (stock >= 0),
  stock_is_minimum boolean not null default false,
  stock_source text not null default 'supplier' check (stock_source in ('own', 'supplier')),
  -- Deferrable, so that one statement may pass an EAN or a number from one product to another.
  ean text unique deferrable,
  list_name text,
  wholesaler_number text,
  weight_g integer check (weight_g > 0),
  fuel_efficiency text check (fuel_efficiency between 'A' and 'G'),
  wet_grip text check (wet_grip between 'A' and 'G'),
  noise_db smallint,
  noise_class text check (noise_class between 'A' and 'C'),
  has_snow_grip boolean not null default false,
  has_ice_grip boolean not null default false,
  eprel_number text,
  eprel_url text,
  -- What staff say of this one product; null: the model's holds.
  description text,
  designed_for text,
  features text[],
  ratings jsonb,
  image_thumbnail text,
  image_pattern text,
  image_gallery text[],
  -- Fields edited by staff: no import touches them.
  locked_fields text[] not null default '{}',
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (list_name, wholesaler_number) deferrable
);
create index product_size on product (size_id);
create index product_model on product (model_id);

-- Appended to whenever a price changes, never edited: the proof behind every struck-through price.
create table price_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references product (id) on delete cascade,
  at timestamptz not null,
  price_cents integer not null check (price_cents >= 0),
  -- Who changed it. What offers cost stands in product_offer.
  kind text not null check (kind in ('regular', 'import'))
);
create index price_history_product on price_history (product_id, at);

-- Offers, past ones too: their prices count when the next offer's lawful reference price is worked out.
create table product_offer (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  price_cents integer not null check (price_cents > 0),
  name text not null default '',
  description text not null default '',
  starts_at timestamptz not null,
  -- The first instant after the offer; null: as long as stock lasts.
  ends_at timestamptz check (ends_at > starts_at),
  -- When it was taken back or stock ran out.
  ended_at timestamptz,
  created_at timestamptz not null
);
create unique index product_offer_current on product_offer (product_id) where ended_at is null;

-- Tyres raised by hand to the front of the shop.
create table front_row (
  position integer primary key check (position > 0),
  product_id uuid not null references product (id) on delete cascade
);

-- The demonstration tyres are loaded once, into an empty catalogue; cleared ones do not come back.
create table demonstration_catalogue (
  only_row boolean primary key default true check (only_row),
  state text not null default 'never' check (state in ('never', 'loaded', 'cleared'))
);
insert into demonstration_catalogue default values;

-- Changes of many prices or stocks that can be taken back.
create table price_change (
  id uuid primary key,
  created_at timestamptz not null,
  undone_at timestamptz
);

create table price_change_row (
  change_id uuid not null references price_change (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  old_cents integer not null,
  new_cents integer not null,
  -- The price was not yet held against imports: an undo lets it go again.
  was_free boolean not null,
  -- An offer that the change ended: an undo lets it run on.
  ended_offer uuid,
  primary key (change_id, product_id)
);
create index price_change_row_product on price_change_row (product_id);

-- Stock that was pasted or typed into the sheet of all tyres: part of a change, beside its prices.
create table stock_change_row (
  change_id uuid not null references price_change (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  old_stock integer not null,
  new_stock integer not null,
  was_minimum boolean not null,
  -- The stock was not yet held against imports: an undo lets it go again.
  was_free boolean not null,
  -- An offer that ended with the last tyre: an undo lets it run on.
  ended_offer uuid,
  -- Where the tyres stood before their stock was booked; null when the change did not touch it.
  old_source text,
  primary key (change_id, product_id)
);
create index stock_change_row_product on stock_change_row (product_id);
