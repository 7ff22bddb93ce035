-- That the password was typed again is proven by a signed header of the call, and noted nowhere.
alter table staff_session drop column confirmed_at;
alter table customer_session drop column confirmed_at;
