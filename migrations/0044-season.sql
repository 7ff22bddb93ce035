-- What weather services have answered, and who wants to be reminded of the next change of tyres.
create table season_weather (
  -- One address of a service: 'stations', 'station:1001', 'forecast'.
  source text primary key,
  -- What it was read for, as '60.500,25.000': the answer for another place is not used.
  place text not null,
  -- The last good answer, and its mark for asking whether it has changed.
  content jsonb,
  etag text,
  fetched_at timestamptz,
  -- When it was requested last, whether or not an answer came.
  tried_at timestamptz not null
);

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
