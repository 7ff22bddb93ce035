-- Visitors who want to be told once when a whole set of a tyre is there.
create table stock_alert (
  id uuid primary key,
  product_id uuid not null,
  email text not null check (email <> ''),
  -- The same for all spellings of an address.
  email_key text not null,
  created_at timestamptz not null,
  -- When the link in the first email was used; null: not yet, and nothing else is sent.
  confirmed_at timestamptz,
  -- Afterwards nobody is told any more and the row is removed.
  expires_at timestamptz not null,
  -- When the email that tells was enqueued; the row goes with its sending.
  notified_at timestamptz,
  unique (product_id, email_key),
  check (notified_at is null or confirmed_at is not null)
);
create index stock_alert_email on stock_alert (email_key);
create index stock_alert_expires on stock_alert (expires_at);
