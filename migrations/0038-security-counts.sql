-- What matters to the shop's security, counted by the hour: refused sign-ins, limits that were reached, exports, changed accounts.
-- `network` is the beginning of an address (/24 or /48), `who` a user name of staff; never a whole address or what was typed.
-- Each process writes at most so many different rows an hour as the code says. Removed after 90 days.
create table security_count (
  hour timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 64),
  network text not null check (char_length(network) <= 45),
  who text not null check (char_length(who) <= 64),
  count integer not null check (count > 0),
  last_at timestamptz not null,
  primary key (hour, reason, network, who)
);

-- Alarms that were raised, so that one reason writes to the owner once in a while only.
create table security_alarm (
  at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 64),
  count integer not null check (count > 0),
  primary key (reason, at)
);
