-- Who works in the back office, and where they are signed in.

create table staff_account (
  id uuid primary key,
  username text not null check (username <> ''),
  -- The name as it is compared: folded by the product, not by the database's collation.
  username_key text not null unique,
  -- argon2id in the PHC string format.
  password_hash text not null,
  is_owner boolean not null default false,
  is_active boolean not null default true,
  -- When it was last used, also after its sessions have gone.
  last_seen_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A session ends by its row going away, by rest or by age. The token itself is nowhere.
create table staff_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references staff_account (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index staff_session_account on staff_session (account_id);
