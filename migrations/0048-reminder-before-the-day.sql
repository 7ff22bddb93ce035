-- Requested after the advice had named the latest day to change: the letter goes in the last days before it.
alter table season_reminder add column is_before_day boolean not null default false;
