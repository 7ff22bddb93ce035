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
  status text not null default 'new' check (status in ('new', 'handled')),
  -- What staff have noted.
  note text not null default '',
  version integer not null default 1,
  -- Of everything that was sent: the same sent twice is one enquiry.
  digest bytea not null check (octet_length(digest) = 32),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (phone <> '' or email <> '')
);
create index enquiry_created on enquiry (created_at desc, id desc);
create index enquiry_digest on enquiry (digest);

-- Where enquiries came from, kept for a day so that nobody floods the inbox. Not tied to the enquiry itself.
create table enquiry_sender (
  id uuid primary key,
  address text not null,
  at timestamptz not null
);
create index enquiry_sender_address on enquiry_sender (address, at);
create index enquiry_sender_at on enquiry_sender (at);
