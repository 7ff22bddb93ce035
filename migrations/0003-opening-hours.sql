-- The week of the shop, and dates that differ from it.

create table opening_hours_day (
  day text primary key check (day in ('ma', 'ti', 'ke', 'to', 'pe', 'la', 'su')),
  opens text not null check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text not null check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  is_closed boolean not null,
  check (opens < closes)
);
insert into opening_hours_day (day, opens, closes, is_closed) values
  ('ma', '09:00', '17:00', false),
  ('ti', '09:00', '17:00', false),
  ('ke', '09:00', '17:00', false),
  ('to', '09:00', '17:00', false),
  ('pe', '09:00', '17:00', false),
  ('la', '10:00', '13:00', false),
  ('su', '10:00', '13:00', true);

-- Dates that differ from the week. Holidays are computed and stand here only once staff have touched them.
create table opening_hours_exception (
  date text primary key check (date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  opens text check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reason text not null,
  check ((opens is null) = (closes is null)),
  check (opens is null or opens < closes)
);

create table opening_hours_revision (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1,
  modified_at timestamptz
);
insert into opening_hours_revision default values;
