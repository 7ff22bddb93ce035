-- When a language model was asked for an offer message, for the hour's limit of all processes together.
create table newsletter_model_message (
  id uuid primary key,
  at timestamptz not null
);
