-- What weather services have answered: the last good copies, and when they were requested.
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
