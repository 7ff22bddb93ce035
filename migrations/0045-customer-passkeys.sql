-- Passkeys of customers, with which they sign in without a password.
create table customer_passkey (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  -- As the browser names it, in base64url.
  credential_id text not null unique,
  -- COSE; what it signs is checked with it, and nothing can be signed with it.
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- By what it was made: 'Firefox, Windows'; empty when the browser does not say.
  name text not null check (length(name) <= 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index customer_passkey_customer on customer_passkey (customer_id);
