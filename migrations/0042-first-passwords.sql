-- When somebody signed in with a password that somebody else chose: from then on it opens everything for a short while only.
alter table staff_account add column first_password_used_at timestamptz;
