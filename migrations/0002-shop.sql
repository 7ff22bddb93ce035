-- The shop itself: its profile, its opening hours, and what its home page says.

-- One row. The profile is written and read as a whole and checked by its contract, so it is one document.
create table shop_profile (
  only_row boolean primary key default true check (only_row),
  profile jsonb not null default '{}',
  is_demo boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into shop_profile default values;

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

create table homepage_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into homepage_settings default values;

-- The editable lists of the home page: questions and answers, selling points, partner brands.
create table homepage_list (
  name text primary key check (name in ('faq', 'selling-points', 'brands')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into homepage_list (name) values ('faq'), ('selling-points'), ('brands');

create table homepage_list_item (
  id uuid primary key,
  list text not null references homepage_list (name),
  position integer not null check (position >= 0),
  kind text not null default '',
  title text not null check (title <> ''),
  body text not null default '',
  unique (list, position)
);
