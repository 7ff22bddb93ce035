-- What became of a newsletter after it went: who left because of it, and the figures that stay when its rows go.

-- When the reader left by themselves with this as their newest letter; see the glossary, "left after".
alter table newsletter_delivery add column left_at timestamptz;
-- {"bounced": …, "unsubscribed": …}, written when the rows are removed.
alter table newsletter add column final_results jsonb;
