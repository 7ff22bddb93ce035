-- What the EU's tyre label register says of the numbers that our tyres have, and what staff have answered to it.

create table label_register_entry (
  -- The register's number, digits alone.
  number text primary key check (number ~ '^[0-9]{3,12}$'),
  -- unknown: the register has no tyre of this number.
  outcome text not null check (outcome in ('found', 'unknown')),
  supplier text not null default '',
  model text not null default '',
  -- As the register writes it: '205/55 R16'.
  size text not null default '',
  -- Classes, noise, snow, ice, load and speed; null for what it does not say.
  label_values jsonb not null,
  -- Names of our copies of the official label and the product sheet.
  label_file text,
  sheet_file text,
  files_at timestamptz,
  checked_at timestamptz not null
);
create index label_register_entry_checked on label_register_entry (checked_at);

-- How the register answers: one row.
create table label_register_state (
  only_row boolean primary key default true check (only_row),
  -- Why the last question got no usable answer; null when it did.
  fault text check (fault in ('refused', 'busy', 'down', 'unreadable')),
  -- It has asked to be left alone until then.
  paused_until timestamptz,
  answered_at timestamptz
);
insert into label_register_state default values;

-- Disagreements in which staff keep what we say, until either side says something else.
create table label_register_kept (
  product_id uuid primary key,
  fingerprint text not null,
  at timestamptz not null
);
