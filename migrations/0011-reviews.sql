-- Reviews as last read from the reviews service: one row, replaced as a whole only by a good answer.
create table review_set (
  only_row boolean primary key default true check (only_row),
  rating double precision not null check (rating between 0 and 5),
  total integer not null check (total >= 0),
  reviews jsonb not null,
  is_demo boolean not null,
  fetched_at timestamptz not null
);
