-- Conversations that visitors start, what was said in them, and what the assistant was used for.

create table conversation (
  id uuid primary key,
  -- Made by the browser: a label, not a key.
  conversation_id text not null unique check (conversation_id ~ '^(conv|faq)_[0-9]{10,16}_[a-z0-9]{4,32}$'),
  started_at timestamptz not null,
  -- Where it came from without the end of the address (/24, /48); null when unknown and after 90 days.
  network text check (network ~ '^[0-9a-f:.]+$'),
  -- Whose it is: SHA-256 of the cookie of the browser that began it; null until the first message.
  visitor_hash bytea
);
create index conversation_started on conversation (started_at desc, id desc);

-- Removed after 90 days.
create table conversation_message (
  id uuid primary key,
  conversation uuid not null references conversation on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  at timestamptz not null,
  -- Who said it while signed in: taken along with the customer's data and erased with it.
  customer_id uuid,
  -- The tool whose facts the answer rests on; null for the visitor's own messages.
  tool text,
  -- The question found no answer in what the shop has told.
  is_unanswered boolean not null default false,
  -- SHA-256 of the words of an unanswered question, the same however they are written; null for everything else.
  question_hash bytea check (octet_length(question_hash) = 32),
  -- '205/55R16' where a visitor asked for a size and nothing of it was in stock.
  missing_size text,
  -- What was asked for of that size; null when any tyre would have done.
  missing_kind text check (missing_kind is null
    or (missing_size is not null and missing_kind in ('summer', 'winter', 'studded', 'friction')))
);
create index conversation_message_conversation on conversation_message (conversation, id);
create index conversation_message_at on conversation_message (at);
create index conversation_message_customer on conversation_message (customer_id) where customer_id is not null;
create index conversation_message_unanswered on conversation_message (at desc) where is_unanswered;
create index conversation_message_question on conversation_message (question_hash) where question_hash is not null;
create index conversation_message_missing on conversation_message (at desc) where missing_size is not null;

-- Questions that staff do not want to see among the unanswered. A row goes with the last message that asks it.
create table hidden_question (
  question_hash bytea primary key check (octet_length(question_hash) = 32),
  hidden_at timestamptz not null
);

-- What the language model has been used for in a day: by all together, by a visitor, in a conversation.
create table assistant_use (
  day date not null,
  scope text not null check (scope in ('all', 'visitor', 'conversation')),
  -- Empty for all; a keyed hash of the visitor's address; the id of the conversation.
  key text not null,
  turns integer not null check (turns >= 0),
  tokens bigint not null check (tokens >= 0),
  primary key (day, scope, key)
);
