-- Visitors who want to be reminded once of the next change of tyres.
create table season_reminder (
  id uuid primary key,
  email text not null check (email <> ''),
  -- The same for all spellings of an address.
  email_key text not null unique,
  -- The change that the letter is about.
  turn text not null check (turn in ('autumn', 'spring')),
  created_at timestamptz not null,
  -- When the link in the first email was used; null: not yet, and nothing else is sent.
  confirmed_at timestamptz,
  -- Afterwards nothing is sent any more and the row is removed.
  expires_at timestamptz not null,
  -- When the letter was enqueued; the row goes with its sending.
  notified_at timestamptz,
  check (notified_at is null or confirmed_at is not null)
);
create index season_reminder_expires on season_reminder (expires_at);
