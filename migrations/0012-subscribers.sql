-- Who has asked for the newsletter, the proof of it, and what keeps the forms from being misused.

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
  check (status <> 'subscribed' or subscribed_at is not null),
  check (status <> 'cancelled' or cancelled_at is not null)
);
create index subscriber_created on subscriber (created_at desc, id desc);
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

-- Mails asked for by address, kept for a day so that nobody's mailbox is flooded through our forms.
create table subscriber_mail (
  id uuid primary key,
  address_hash bytea not null check (octet_length(address_hash) = 32),
  kind text not null check (kind in ('confirmation', 'cancellation')),
  at timestamptz not null
);
create index subscriber_mail_address on subscriber_mail (address_hash, kind, at);

-- What came from where, kept for a day. Not tied to a subscriber.
create table subscriber_client (
  id uuid primary key,
  address text not null,
  kind text not null check (kind in ('subscribe', 'already', 'unsubscribe')),
  at timestamptz not null
);
create index subscriber_client_address on subscriber_client (address, kind, at);
