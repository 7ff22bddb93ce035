-- What the platform itself keeps. The job queue makes its own schema, `jobs`.

-- Keys made at the first start and needed for as long as the data lives.
create table platform_secret (
  name text primary key,
  value text not null check (value <> ''),
  created_at timestamptz not null default now()
);
