-- Presses of links in newsletters, counted only while the shop wishes so, and never who pressed.

create table newsletter_settings (
  only_row boolean primary key default true check (only_row),
  counts_clicks boolean not null default false
);
insert into newsletter_settings default values;

-- `link` is the place of the address among the links of the newsletter's letter.
create table newsletter_click (
  newsletter_id uuid not null references newsletter on delete cascade,
  link integer not null check (link >= 0),
  count integer not null check (count > 0),
  primary key (newsletter_id, link)
);
