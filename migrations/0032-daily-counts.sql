-- What is counted by day without anything of who did it: opened tyres and offers, searches, campaigns.
-- `key` is an id of the shop's own record or a size with a season, never what a visitor typed. Removed after 400 days.
create table daily_count (
  day date not null,
  kind text not null check (kind <> ''),
  key text not null check (char_length(key) between 1 and 100),
  count integer not null check (count > 0),
  primary key (kind, day, key)
);
create index daily_count_day on daily_count (day);
