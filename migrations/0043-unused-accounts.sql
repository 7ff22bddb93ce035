-- When a customer last used the account, to the day: one that nobody uses any more is removed after a notice.
alter table customer add column last_used_at timestamptz not null default now();
update customer set last_used_at = greatest(created_at, coalesce(
  (select max(last_seen_at) from customer_session where customer_id = customer.id), created_at));
alter table customer alter column last_used_at drop default;
-- That it was announced; null for one whose removal is the person's own wish.
alter table customer add column unused_since timestamptz;
create index customer_last_used on customer (last_used_at);
alter table customer_email drop constraint customer_letter_kind_check;
alter table customer_email add constraint customer_email_kind_check
  check (kind in ('register', 'reset', 'email', 'moved', 'erase', 'unused'));
