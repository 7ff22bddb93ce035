-- Backups: what the nightly one did, and the jobs of a shop that was restored from one.

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

-- Jobs that waited when the backup was made; they go into the queue when the shop is taken into use.
create table restored_job (
  id uuid not null,
  name text not null,
  data jsonb not null,
  singleton_key text,
  start_after timestamptz not null
);
