-- Who marked an enquiry as handled, which need not be who looks after it; empty unless it is, and before this was kept.
alter table enquiry add column handled_by text not null default '';
