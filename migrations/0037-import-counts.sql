-- How many changes of a run each view of its report has, of all rows: the changes themselves are stored up to a limit.
-- Null of runs before this: their stored changes are counted.
alter table import_runs add column change_counts jsonb;
