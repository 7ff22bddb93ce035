-- In the audit the end of one session, and of all but the present one, differ from signing out everywhere.
alter table audit_entry drop constraint audit_entry_action_check;
alter table audit_entry add constraint audit_entry_action_check check (action in (
  'created', 'changed', 'removed', 'restored', 'signed-in', 'signed-out', 'signed-out-elsewhere', 'session-ended', 'read',
  'exported', 'tested', 'started'
));
