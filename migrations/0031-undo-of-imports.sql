-- What a day's imports changed, as it was before: an import can be taken back for 24 hours.

create table import_undo_row (
  -- The import run; a run belongs to another slice.
  import_id uuid not null,
  product_id uuid not null references product (id) on delete cascade,
  at timestamptz not null,
  is_created boolean not null,
  -- The product's version since the import: another one says that somebody has changed it.
  version_after integer not null,
  stock_after integer,
  -- An offer that the import ended: an undo lets it run on.
  ended_offer uuid,
  -- The product as it was; all null of a product that the import created.
  load_index smallint,
  twin_load_index smallint,
  speed_symbol text,
  is_xl boolean,
  is_run_flat boolean,
  marks text[],
  price_cents integer,
  net_cents integer,
  gross_cents integer,
  stock integer,
  stock_is_minimum boolean,
  ean text,
  wholesaler_number text,
  weight_g integer,
  fuel_efficiency text,
  wet_grip text,
  noise_db smallint,
  noise_class text,
  has_snow_grip boolean,
  has_ice_grip boolean,
  eprel_number text,
  eprel_url text,
  size_id uuid,
  model_id uuid,
  list_name text,
  stock_source text,
  withdrawn_at timestamptz,
  primary key (import_id, product_id)
);
create index import_undo_row_product on import_undo_row (product_id);
create index import_undo_row_at on import_undo_row (at);

alter table import_runs
  add column is_undoable boolean not null default false,
  add column undo_status text check (undo_status in ('queued', 'running', 'done', 'failed')),
  add column undo_progress real not null default 0,
  add column undo_name text not null default '',
  add column undo_finished_at timestamptz,
  add column undo_restored integer not null default 0,
  add column undo_left_count integer not null default 0,
  -- The first tyres that stay as they are, as somebody has changed them since.
  add column undo_left jsonb not null default '[]',
  add column undo_failure text not null default '';
