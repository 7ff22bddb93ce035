-- What visitors think of us. Holds no address and is removed after 24 months.

create table feedback (
  id uuid primary key,
  -- 0 to 10; a thumb carries none.
  rating smallint check (rating between 0 and 10),
  thumbs text check (thumbs in ('up', 'down')),
  comment text not null default '',
  -- The conversation it is about: a label the visitor's browser made.
  conversation_id text,
  source text not null check (source in ('feedback_form', 'chat_thumbs')),
  created_at timestamptz not null,
  check ((rating is null) <> (thumbs is null))
);
create index feedback_created on feedback (created_at desc, id desc);
