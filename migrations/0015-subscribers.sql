-- Who has asked for the newsletter, and the proof of it.

create table subscriber (
  id uuid primary key,
  -- As it is written to: the domain in lower case and ASCII.
  email text not null check (length(email) between 3 and 254),
  -- The same address however it is typed: all of it in lower case.
  email_key text not null unique,
  status text not null check (status in ('pending', 'subscribed', 'cancelled')),
  -- Since when the present request waits for its confirmation, or waited; links mailed before it count no more.
  pending_since timestamptz not null,
  subscribed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  -- What may be told of one's tyres when asking for the newsletter: '205/55R16' as it is written, empty when nothing was told.
  tyre_size text not null default '' check (length(tyre_size) <= 20),
  season text check (season in ('summer', 'winter')),
  check (status <> 'subscribed' or subscribed_at is not null),
  check (status <> 'cancelled' or cancelled_at is not null)
);
-- The list stands by the moment, then by address: those of one file come in the order of their letters.
create index subscriber_listed on subscriber (created_at desc, email_key);
create index subscriber_status on subscriber (status, created_at);

-- What the person did and what was read then. Goes with the subscriber.
create table subscriber_consent (
  id uuid primary key,
  subscriber_id uuid not null references subscriber on delete cascade,
  act text not null check (act in ('asked', 'confirmed', 'cancelled')),
  -- Where it was done: a form, a mailed link, the back office.
  place text not null,
  -- The text beside the form and its version; empty where no consent was given.
  text_version text not null,
  consent_text text not null,
  -- The network it came from: the last part of the address is left out. Empty for what staff did.
  network text not null,
  at timestamptz not null
);
create index subscriber_consent_subscriber on subscriber_consent (subscriber_id, at);

-- Addresses removed at their owner's wish, as keyed hashes: an import must not bring them back.
create table subscriber_suppression (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  at timestamptz not null
);
