-- What the home page says.

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
