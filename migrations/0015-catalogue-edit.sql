-- Editing the catalogue by hand: sizes that were removed, and changes of many prices that can be taken back.

-- A removed size keeps its row for the tyres that were sold in it. It is shown again when a list brings tyres for it.
alter table tyre_size add column deleted_at timestamptz;

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
