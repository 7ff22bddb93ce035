-- Tyres that open bookings have reserved: visitors are shown what is left of the stock.
alter table product add column reserved integer not null default 0 check (reserved >= 0);
