-- The list stands by the moment, then by address: those of one file come in the order of their letters.
create index subscriber_listed on subscriber (created_at desc, email_key);
drop index subscriber_created;
