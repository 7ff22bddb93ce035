-- Stock that was pasted or typed into the sheet of all tyres: part of a change that can be taken back, beside its prices.

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
  primary key (change_id, product_id)
);
create index stock_change_row_product on stock_change_row (product_id);
