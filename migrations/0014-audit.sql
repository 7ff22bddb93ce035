-- Who changed what in the back office, when, and what it was before. Never changed, removed after two years.

create table audit_entry (
  id uuid primary key,
  -- Tells what was written first within one moment.
  place bigint generated always as identity,
  at timestamptz not null,
  -- The user name as it was then; empty for the product itself. Not tied to the account: people leave, entries stay.
  who text not null,
  action text not null check (action in ('created', 'changed', 'removed', 'restored')),
  -- What kind of thing, such as 'opening-hours', and which one.
  entity text not null check (entity <> ''),
  entity_id text not null,
  name text not null,
  -- The fields that differ, as they were and as they became.
  before jsonb not null,
  after jsonb not null
);
create index audit_entry_at on audit_entry (at desc, place desc);
create index audit_entry_entity on audit_entry (entity, at desc);
create index audit_entry_who on audit_entry (who, at desc);
