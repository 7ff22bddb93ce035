-- Up to when somebody of the staff has seen what happened in the shop; null: never looked.
alter table staff_account add column events_seen_at timestamptz;
