-- What had been said of the change when a set was handed out, so that an undone hand-out gives it back. Null: nothing known.
alter table tyre_set_stay
  add column change_state text check (change_state in ('due', 'called', 'booked', 'done')),
  add column change_turn text,
  add column booked_on text check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
