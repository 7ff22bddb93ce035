-- What subscribers may tell of their tyres when they ask for the newsletter, so that the shop need not write to all of them.

alter table subscriber
  -- As it is written, '205/55R16'; empty when nothing was told.
  add column tyre_size text not null default '' check (length(tyre_size) <= 20),
  add column season text check (season in ('summer', 'winter'));
