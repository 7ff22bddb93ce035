-- When what a booking needs from the shelves, its stored set or its tyres, was fetched; null: not yet.
alter table booking add column picked_at timestamptz;
