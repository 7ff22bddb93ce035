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

-- What was created under a key that the sender chose (Idempotency-Key): sent again, it brings the first answer instead of a second record.
create table idempotency_key (
  -- Whose key it is: 'staff <id>'.
  owner text not null check (length(owner) between 1 and 100),
  key text not null check (length(key) between 1 and 200),
  -- Keyed hash of the call and its body: the body itself, perhaps a password, is not kept.
  request_hash bytea not null,
  -- The row is committed with the record; null until the answer to it is known.
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- How often something was done that may be done only so often in a time.
create table rate_limit (
  -- What is limited and for whom: 'feedback.rating 192.0.2.1'.
  key text primary key,
  -- When it was done, oldest first, as far as any window reaches back.
  times timestamptz[] not null,
  -- From then on nothing of it counts.
  expires_at timestamptz not null
);
create index rate_limit_expires on rate_limit (expires_at);

-- Passwords that were wrong or are being checked, kept for a day. The name is kept as a hash only: people type
-- their password into the wrong field.
create table sign_in_attempt (
  id uuid primary key,
  account_key bytea not null,
  address text not null,
  at timestamptz not null,
  -- Whether it came from a network that the account has signed in from.
  is_known boolean not null default false,
  -- The /64 of an IPv6 address as 16 hexadecimal digits; null for IPv4.
  network_digits text
);
create index sign_in_attempt_account on sign_in_attempt (account_key, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);
create index sign_in_attempt_at on sign_in_attempt (at);
create index sign_in_attempt_network on sign_in_attempt (network_digits text_pattern_ops, at)
  where network_digits is not null;

-- From which networks accounts have signed in, so that their owners get in while strangers guess.
create table sign_in_network (
  -- Hash of account and network together: it says nothing of where somebody has been.
  place bytea primary key check (octet_length(place) = 32),
  account_key bytea not null,
  at timestamptz not null
);
create index sign_in_network_account on sign_in_network (account_key);
create index sign_in_network_at on sign_in_network (at);

-- Who changed what in the back office, when, and what it was before; also who signed in, and who read or took out what is
-- personal. Never changed, removed after two years.
create table audit_entry (
  id uuid primary key,
  -- Tells what was written first within one moment.
  place bigint generated always as identity,
  at timestamptz not null,
  -- The user name as it was then; empty for the product itself. Not tied to the account: people leave, entries stay.
  who text not null,
  action text not null check (action in (
    'created', 'changed', 'removed', 'restored', 'signed-in', 'signed-out', 'read', 'exported', 'tested', 'started'
  )),
  -- What kind of thing, such as 'opening-hours', and which one.
  entity text not null check (entity <> ''),
  entity_id text not null,
  name text not null,
  -- The fields that differ, as they were and as they became.
  before jsonb not null,
  after jsonb not null
);
create index audit_entry_at on audit_entry (at desc, place desc);
create index audit_entry_entity on audit_entry (entity, at desc);
create index audit_entry_who on audit_entry (who, at desc);

-- Written by a restore, removed when an owner takes the shop into use: until then nothing goes out.
create table restored_mark (
  only_row boolean primary key default true check (only_row),
  restored_at timestamptz not null,
  backup_made_at timestamptz not null
);
