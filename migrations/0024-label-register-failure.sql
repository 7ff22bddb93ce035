-- An error is an error or a failure everywhere.
alter table label_register_state rename column fault to failure;
