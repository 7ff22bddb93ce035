-- What the assistant could not serve: questions without an answer, grouped by their words, and sizes of which nothing was in stock.

-- SHA-256 of the words of an unanswered question, the same however they are written; null for everything else.
alter table conversation_message add column question_hash bytea check (octet_length(question_hash) = 32);
-- '205/55R16' where a visitor asked for a size and nothing of it was in stock.
alter table conversation_message add column missing_size text;
-- What was asked for of that size; null when any tyre would have done.
alter table conversation_message add column missing_kind text
  check (missing_kind is null
    or (missing_size is not null and missing_kind in ('summer', 'winter', 'studded', 'friction')));
create index conversation_message_missing on conversation_message (at desc) where missing_size is not null;
create index conversation_message_question on conversation_message (question_hash) where question_hash is not null;

-- Nearly the words as the product reads them; exactly so for Finnish text.
update conversation_message
set question_hash = sha256(convert_to(
  trim(regexp_replace(lower(translate(content, 'ÄÖÅäöå', 'AOAaoa')), '[^a-z0-9]+', ' ', 'g')), 'UTF8'))
where is_unanswered;

-- Questions that staff do not want to see among the unanswered. A row goes with the last message that asks it.
create table hidden_question (
  question_hash bytea primary key check (octet_length(question_hash) = 32),
  hidden_at timestamptz not null
);
