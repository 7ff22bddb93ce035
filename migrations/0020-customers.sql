-- Customers who have made themselves an account, where they are signed in, their mailed links, and their cars.

create table customer (
  id uuid primary key,
  -- As it is written to; only ever an address that its owner has confirmed.
  email text not null check (length(email) between 3 and 254),
  -- The same address however it is typed: all of it in lower case.
  email_key text not null unique,
  name text not null check (name <> ''),
  phone text not null default '',
  address text not null default '',
  -- argon2id in the PHC string format.
  password_hash text not null,
  -- When all of it is removed, at the person's wish; null when nothing is to be.
  erase_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_erase on customer (erase_at) where erase_at is not null;

-- A session ends by its row going away, by rest or by age. The token itself is nowhere.
create table customer_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index customer_session_customer on customer_session (customer_id);

-- Letters about accounts; three kinds carry a link that is good once and for a short time. A row for every request, also where
-- nobody is written to, so that asking takes as long for every address and can be counted.
create table customer_letter (
  id uuid primary key,
  kind text not null check (kind in ('register', 'reset', 'email', 'moved', 'erase')),
  email text not null check (length(email) between 3 and 254),
  email_key text not null,
  -- What the person wants to be called: only of `register`.
  name text not null default '',
  -- Whose it is; null where the address has no account.
  customer_id uuid references customer on delete cascade,
  -- Of the token in the mail, made when the mail is; null before.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  -- The network address a link was asked from; empty for the others.
  client text not null,
  -- False where the address has been written to often enough.
  is_mailed boolean not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index customer_letter_email on customer_letter (email_key, kind, created_at);
create index customer_letter_client on customer_letter (client, created_at);
create index customer_letter_customer on customer_letter (customer_id);

-- A car as its owner describes it. The plate is never looked up anywhere.
create table vehicle (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  name text not null check (name <> ''),
  plate text not null default '',
  -- As it is written, '205/55R16'; empty when not told.
  summer_size text not null default '' check (length(summer_size) <= 20),
  winter_size text not null default '' check (length(winter_size) <= 20),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index vehicle_customer on vehicle (customer_id);
create index vehicle_plate on vehicle (plate) where plate <> '';
