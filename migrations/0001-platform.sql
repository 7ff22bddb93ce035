-- What the platform itself keeps. The job queue makes its own schema, `jobs`.

-- Keys made at the first start and needed for as long as the data lives.
create table platform_secret (
  name text primary key,
  value text not null check (value <> ''),
  created_at timestamptz not null default now()
);

-- How far a running job is, from 0 to 1. Jobs are in another schema that is not ours to refer to.
create table job_progress (
  job_id uuid primary key,
  fraction real not null check (fraction between 0 and 1),
  updated_at timestamptz not null default now()
);
