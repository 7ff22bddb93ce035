-- A customer who did not answer: the outcome of a call about the season's change, and when it was tried.

alter table tyre_set drop constraint tyre_set_change_state_check;
alter table tyre_set
  add constraint tyre_set_change_state_check
    check (change_state in ('due', 'unreached', 'called', 'booked', 'done')),
  -- When the customer was called last without an answer; null in any other state.
  add column tried_at timestamptz;

alter table tyre_set_stay drop constraint tyre_set_stay_change_state_check;
alter table tyre_set_stay
  add constraint tyre_set_stay_change_state_check
    check (change_state in ('due', 'unreached', 'called', 'booked', 'done')),
  add column tried_at timestamptz;
