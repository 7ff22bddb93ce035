-- Drafts that were asked for: the same key brings the same draft, and an account asks so many times an hour.

create table article_generation (
  key text primary key check (length(key) between 1 and 300),
  account_id uuid not null,
  asked_at timestamptz not null,
  asked jsonb not null,
  -- null while it is being written, and when that failed.
  result jsonb,
  is_failed boolean not null default false
);

create index article_generation_of_account on article_generation (account_id, asked_at);
