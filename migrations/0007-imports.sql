-- Import runs: their state, what they changed, and the uploaded file until the run has ended.

create table import_runs (
  id uuid primary key,
  list text not null,
  file_name text not null,
  file_bytes bigint not null,
  is_dry_run boolean not null,
  allow_withdraw boolean not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  progress real not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  withdrawn_count integer not null default 0,
  error_count integer not null default 0,
  errors jsonb not null default '[]',
  failure_code text,
  failure_message text,
  requested_by uuid,
  -- The user name of who ran it, as it was then; empty where it is not known.
  requested_name text not null default '',
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index import_runs_created on import_runs (created_at desc);

-- In the database, not on a disk: any worker on any machine can run the import, and a crash leaves no stray file.
create table import_file_chunks (
  run_id uuid not null references import_runs (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (run_id, position)
);

create table import_changes (
  run_id uuid not null references import_runs (id) on delete cascade,
  position integer not null,
  change jsonb not null,
  primary key (run_id, position)
);

-- What the shop adds to a net price; one row. Rules are read and saved as a whole.
create table pricing_settings (
  only_row boolean primary key default true check (only_row),
  default_margin_basis_points integer not null default 3000
    check (default_margin_basis_points between 0 and 50000),
  rules jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null
);
-- Older than any preview.
insert into pricing_settings (updated_at) values ('epoch');
