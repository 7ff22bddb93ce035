-- When a visitor has last asked the assistant, for the limit of all processes together.

create table assistant_turns (
  -- A keyed hash of the visitor's address.
  client bytea primary key,
  -- Oldest first, at most as many as the limit allows.
  asked_at timestamptz[] not null
);
