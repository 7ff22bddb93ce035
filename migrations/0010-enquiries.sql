-- What visitors ask of the shop: rims, a call back, a season change. Removed a year after they came.

create table enquiry (
  id uuid primary key,
  kind text not null check (kind in ('rims', 'call-back', 'season-change')),
  name text not null check (name <> ''),
  phone text not null,
  email text not null,
  message text not null,
  -- What the page had worked out for the visitor, such as the sizes compared.
  summary text not null,
  status text not null default 'new' check (status in ('new', 'in-progress', 'handled')),
  -- What staff have noted.
  note text not null default '',
  -- A staff user name as it was then; empty while nobody has taken it. Not tied to the account: people leave, notes stay.
  assignee text not null default '',
  version integer not null default 1,
  -- Of everything that was sent: the same sent twice is one enquiry.
  digest bytea not null check (octet_length(digest) = 32),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (phone <> '' or email <> '')
);
create index enquiry_created on enquiry (created_at desc, id desc);
create index enquiry_digest on enquiry (digest);
