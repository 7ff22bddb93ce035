-- Conversations that visitors start, what was said in them, and what keeps the open log from being flooded.

create table conversation (
  id uuid primary key,
  -- Made by the browser: a label, not a key.
  conversation_id text not null unique check (conversation_id ~ '^(conv|faq)_[0-9]{10,16}_[a-z0-9]{4,32}$'),
  started_at timestamptz not null,
  -- Where it came from without the end of the address (/24, /48); null when unknown and after 90 days.
  network text check (network ~ '^[0-9a-f:.]+$')
);
create index conversation_started on conversation (started_at desc, id desc);

-- Removed after 90 days.
create table conversation_message (
  id uuid primary key,
  conversation uuid not null references conversation on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  at timestamptz not null
);
create index conversation_message_conversation on conversation_message (conversation, id);
create index conversation_message_at on conversation_message (at);

-- Where log calls came from, kept for an hour or two. Not tied to a conversation.
create table conversation_sender (
  id uuid primary key,
  address text not null,
  at timestamptz not null
);
create index conversation_sender_address on conversation_sender (address, at);
create index conversation_sender_at on conversation_sender (at);
