-- What the shop has set of its tyre hotel; one row.
create table tyre_hotel_settings (
  only_row boolean primary key default true check (only_row),
  -- Sets that the shop changes on a working day; the length of the queue is counted by it.
  changes_per_day integer not null default 12 check (changes_per_day between 1 and 500)
);
insert into tyre_hotel_settings default values;
