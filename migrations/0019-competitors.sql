-- Pages of competitors that are looked at every morning, and what was read from them when it changed.

create table competitor_tracking (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  url text not null check (length(url) between 8 and 2000),
  -- Empty: the page says itself which price is its own.
  selector text not null,
  product_name text not null check (length(product_name) between 1 and 200),
  -- Which of the shop's own tyres it is; null when staff have not said, or when it has left the catalogue since.
  product uuid,
  tracking_type text not null check (tracking_type in ('full_page', 'individual_price')),
  is_enabled boolean not null,
  notify_increase boolean not null,
  notify_decrease boolean not null,
  -- At most five addresses.
  recipients jsonb not null,
  timeout_ms integer not null check (timeout_ms between 5000 and 30000),
  attempts integer not null check (attempts between 1 and 5),
  -- How the last look went; null before the first.
  outcome text check (outcome in ('read', 'error', 'blocked')),
  -- A plain Finnish sentence of ours, never the page's words.
  last_error text,
  last_checked_at timestamptz,
  -- Sent back to ask whether the page has changed at all.
  etag text,
  last_modified text,
  -- The next look by itself; due when past.
  next_check_at timestamptz not null,
  -- A look is under way until then, should its process die.
  checking_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index competitor_tracking_due on competitor_tracking (next_check_at) where is_enabled;

-- The first reading and each that differed from the one before it.
create table competitor_reading (
  id uuid primary key,
  tracking uuid not null references competitor_tracking on delete cascade,
  at timestamptz not null,
  -- Cents for one tyre; null when a whole page is followed.
  price_cents integer check (price_cents > 0),
  -- The page's text, cut at 200 KiB; empty when only the price is followed.
  content text not null
);
create index competitor_reading_tracking on competitor_reading (tracking, at desc, id desc);
