-- The profile of the shop. It is written and read as a whole and checked by its contract, so it is one document in one row.

create table shop_profile (
  only_row boolean primary key default true check (only_row),
  profile jsonb not null default '{}',
  is_demo boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into shop_profile default values;
