-- The password given at one network address opens nothing more to whoever uses the session's token at another.
alter table staff_session
  add column people_read_elsewhere bigint[] not null default '{}';
