-- A newsletter that was on its way when its shop was backed up waits for a decision in the restored shop.

alter table newsletter drop constraint newsletter_pause_reason_check;
alter table newsletter add constraint newsletter_pause_reason_check
  check (pause_reason in ('staff', 'refusals', 'login', 'restored'));
