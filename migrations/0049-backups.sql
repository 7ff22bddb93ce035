-- Backups: what the nightly one did, and the mark of a shop that was restored from one.

create table backup_run (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  file text not null,
  size_bytes bigint not null default 0,
  -- Empty when it went well.
  failure text not null default ''
);
create index backup_run_started on backup_run (started_at desc);

-- Written by a restore, removed when an owner takes the shop into use: until then nothing goes out.
create table restored_mark (
  only_row boolean primary key default true check (only_row),
  restored_at timestamptz not null,
  backup_made_at timestamptz not null
);

-- Jobs that waited when the backup was made; they go into the queue when the shop is taken into use.
create table restored_job (
  id uuid not null,
  name text not null,
  data jsonb not null,
  singleton_key text,
  start_after timestamptz not null
);
