-- Campaigns: shown to visitors between two days of the shop's calendar, both included. Deleted ones can be brought back.

create table campaign (
  id uuid primary key,
  name text not null check (name <> ''),
  description text not null,
  -- A path on this server.
  image_url text not null check (image_url like '/%'),
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  is_active boolean not null,
  discount_type text not null check (discount_type in ('percentage', 'fixed_amount', 'free_shipping')),
  -- Hundredths of a percent or of a euro; nothing for free shipping.
  discount_hundredths integer check (discount_hundredths >= 0),
  discount_code text not null,
  -- The code as it is compared; nothing while there is no code or the campaign is deleted.
  code_key text unique,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((discount_type = 'free_shipping') = (discount_hundredths is null)),
  check (discount_type <> 'percentage' or discount_hundredths <= 10000)
);
create index campaign_days on campaign (start_day, end_day) where deleted_at is null and is_active;
