-- Which of the shop's own tyres a followed page sells; null when staff have not said, or when it has left the catalogue since.
alter table competitor_tracking add column product uuid;
