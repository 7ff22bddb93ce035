-- The network that a member of staff did it from, as sessions have it; empty for what came of itself, and before this was kept.
alter table audit_entry add column network text not null default '';
