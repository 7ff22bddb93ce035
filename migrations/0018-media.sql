-- Pictures that staff have uploaded. The files themselves stand in DATA_DIR/files; a row is written once they all do.

create table media (
  -- Random; tells width and height.
  name text primary key check (name ~ '^[a-z0-9]{20}-[0-9]+x[0-9]+\.(jpg|png)$'),
  -- What the file was called where it came from, for finding it again.
  original_name text not null,
  -- Of the picture in all its sizes together.
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index media_created on media (created_at desc, name);
