-- What staff show beside their password when they sign in.

-- An authenticator app; one an account.
create table staff_authenticator_app (
  account_id uuid primary key references staff_account (id) on delete cascade,
  -- Encrypted with a key made from the application's secret; the row alone makes no code.
  sealed_secret text not null,
  -- The 30 seconds of the last code that was taken: neither it nor an earlier one counts again.
  last_step bigint not null,
  created_at timestamptz not null
);

create table staff_passkey (
  id uuid primary key,
  account_id uuid not null references staff_account (id) on delete cascade,
  -- As the browser names it, in base64url.
  credential_id text not null unique,
  -- COSE; what it signs is checked with it, and nothing can be signed with it.
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_account on staff_passkey (account_id);

-- Ten to an account, shown once; a used one is removed.
create table staff_recovery_code (
  account_id uuid not null references staff_account (id) on delete cascade,
  -- Keyed hash of account and code.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (account_id, code_hash)
);

-- Browsers in which somebody has chosen to be asked for the password alone.
create table staff_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references staff_account (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_device_account on staff_device (account_id);

-- From when everybody must have a second factor; null: whoever wants. One row.
create table staff_second_factor_rule (
  is_only boolean primary key default true check (is_only),
  required_from date,
  updated_at timestamptz not null
);

-- Signed tokens between two steps of a sign-in that have been used; each counts once.
create table used_step_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index used_step_token_expires on used_step_token (expires_at);
