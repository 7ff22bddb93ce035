-- Articles of the shop: drafts, those that wait for their day, and those that are out.

create table article (
  id uuid primary key,
  title text not null,
  -- In the grammar of content.
  content text not null,
  keywords text[] not null,
  -- What lists and search engines show; empty: the first paragraph.
  summary text not null,
  -- A drawing's name or the path of an own picture; empty: the article's usual drawing.
  picture text not null,
  -- Given when it is first published, or by staff.
  slug text unique,
  -- Null: a draft. In the future: waits for its time.
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Removed for good some time later.
  deleted_at timestamptz,
  check (published_at is null or (slug is not null and title <> '' and content <> ''))
);
create index article_published on article (published_at desc, id desc) where deleted_at is null;

-- Every address an article ever had. It outlives the article, so that an old link never leads to something else.
create table article_address (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  article_id uuid not null,
  since timestamptz not null
);
create index article_address_article on article_address (article_id);

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
