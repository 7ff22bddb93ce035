-- Whose conversation it is, by the cookie of the browser that began it, and what the assistant did for an answer.

-- SHA-256 of the cookie; null until the first message.
alter table conversation add column visitor_hash bytea;

-- The tool whose facts the answer rests on; null for the visitor's own messages.
alter table conversation_message add column tool text;
-- The question found no answer in what the shop has told.
alter table conversation_message add column is_unanswered boolean not null default false;
create index conversation_message_unanswered on conversation_message (at desc) where is_unanswered;
