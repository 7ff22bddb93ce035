-- Sessions as people see them in a list: by what device, from which network, and when the password was last typed in them.
alter table staff_session
  add column id uuid not null default gen_random_uuid(),
  -- 'Firefox, Windows'; empty when the browser does not say.
  add column device text not null default '' check (length(device) <= 60),
  -- '192.0.2.0/24': never the whole address.
  add column network text not null default '' check (length(network) <= 60),
  add column confirmed_at timestamptz not null default now();
update staff_session set confirmed_at = created_at;
create unique index staff_session_id on staff_session (id);

alter table customer_session
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '' check (length(device) <= 60),
  add column network text not null default '' check (length(network) <= 60),
  add column confirmed_at timestamptz not null default now();
update customer_session set confirmed_at = created_at;
create unique index customer_session_id on customer_session (id);

-- Until when a password that somebody else chose opens anything; null: its owner chose it.
alter table staff_account add column first_password_until timestamptz;
