-- Who looks after an enquiry, and that somebody does.

alter table enquiry drop constraint enquiry_status_check;
alter table enquiry add constraint enquiry_status_check check (status in ('new', 'in-progress', 'handled'));
-- A staff user name as it was then; empty while nobody has taken it. Not tied to the account: people leave, notes stay.
alter table enquiry add column assignee text not null default '';
