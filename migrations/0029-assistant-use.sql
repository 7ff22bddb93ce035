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
