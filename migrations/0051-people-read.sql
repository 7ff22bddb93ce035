-- Staff read a limited number of people with a session's token alone, counted since the password or a passkey was last given.
alter table staff_session
  add column proven_at timestamptz,
  -- A hash of the network address that it was given at.
  add column proven_place bytea check (octet_length(proven_place) = 32),
  -- Hashes of the ids of the people.
  add column people_read bigint[] not null default '{}';
