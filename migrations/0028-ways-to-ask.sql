-- Other ways to ask a question of the shop's list, one a line; they are for the assistant alone.
alter table homepage_list_item add column ways text not null default '';

-- What the assistant took a message for.
alter table conversation_message add column topic text;
-- Why staff see an unanswered message: nothing was found, it was asked twice, or its answer got a thumb down.
alter table conversation_message add column gap text check (gap in ('unknown', 'repeated', 'disliked'));
-- The answer asked for more, such as a tyre size; nothing is answered where the visitor then leaves.
alter table conversation_message add column asks_back boolean not null default false;

update conversation_message set gap = 'unknown' where is_unanswered;
alter table conversation_message drop column is_unanswered;

create index conversation_message_gap on conversation_message (at desc) where gap is not null or asks_back;
