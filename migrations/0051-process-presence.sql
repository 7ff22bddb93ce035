-- The processes that are at work on this database, each by its last sign of life.
create table process_presence (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
