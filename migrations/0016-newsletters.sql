-- Newsletters, and each recipient's letter on its way.

create table newsletter (
  id uuid primary key,
  subject text not null check (subject <> ''),
  content text not null check (content <> ''),
  -- A path on this server, or empty.
  hero_image text not null check (hero_image = '' or hero_image like '/%'),
  send_date timestamptz not null,
  status text not null check (status in ('draft', 'scheduled', 'sent', 'failed')),
  sent_at timestamptz,
  delivery_state text not null default 'idle'
    check (delivery_state in ('idle', 'sending', 'paused', 'cancelled', 'done')),
  pause_reason text check (pause_reason in ('staff', 'refusals', 'login', 'restored')),
  pause_reply text not null default '',
  -- To whom: {"subscriberIds": […]} or {"subscribedSince": "…"} or {}.
  audience jsonb not null default '{}',
  -- How many recipients there were when the sending was asked for; the rows below count once they are there.
  recipient_count integer not null default 0,
  -- Chosen subscribers who did not subscribe any more; they have no row.
  skipped_count integer not null default 0,
  -- When the recipients were fixed and the letter was drawn.
  frozen_at timestamptz,
  letter jsonb,
  -- How it ended, once it did; the rows are removed later.
  final_counts jsonb,
  -- {"bounced": …, "unsubscribed": …}, written when the rows are removed.
  final_results jsonb,
  -- Without a mail server letters become files: such a newsletter is not told as delivered later either.
  is_filed boolean not null default false,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (delivery_state = 'idle' or sent_at is not null),
  check ((delivery_state = 'paused') = (pause_reason is not null))
);
create index newsletter_created on newsletter (created_at desc, id desc) where deleted_at is null;
create index newsletter_due on newsletter (send_date) where deleted_at is null and status = 'scheduled';
create index newsletter_sending on newsletter (sent_at) where delivery_state = 'sending';

create table newsletter_delivery (
  id bigint generated always as identity primary key,
  newsletter_id uuid not null references newsletter on delete cascade,
  -- Nothing once the person has been removed.
  subscriber_id uuid,
  -- Empty once the person has been removed.
  email text not null,
  state text not null check (state in
    ('pending', 'claimed', 'accepted', 'unconfirmed', 'retry', 'failed', 'suppressed', 'cancelled')),
  attempts integer not null default 0,
  first_tried_at timestamptz,
  next_at timestamptz not null,
  -- The run that sends it now, and until when nobody else may take it over.
  owner uuid,
  lease_until timestamptz,
  -- The mail server's last reply code.
  last_code integer not null default 0,
  -- The mail server knows no such reader.
  is_hard boolean not null default false,
  -- The connection broke after the letter had gone: the reader may have two.
  is_possibly_double boolean not null default false,
  settled_at timestamptz,
  -- When the reader left by themselves with this as their newest letter; see the glossary, "left after".
  left_at timestamptz,
  check ((state = 'claimed') = (owner is not null and lease_until is not null))
);
create unique index newsletter_delivery_address on newsletter_delivery (newsletter_id, lower(email)) where email <> '';
create index newsletter_delivery_due on newsletter_delivery (newsletter_id, next_at, id)
  where state in ('pending', 'retry');
create index newsletter_delivery_claimed on newsletter_delivery (owner) where state = 'claimed';
-- A page of one newsletter's recipients, also after many newsletters.
create index newsletter_delivery_newsletter on newsletter_delivery (newsletter_id, id);
create index newsletter_delivery_subscriber on newsletter_delivery (subscriber_id);

-- Presses of links are counted only while the shop wishes so, and never who pressed.
create table newsletter_settings (
  only_row boolean primary key default true check (only_row),
  counts_clicks boolean not null default false
);
insert into newsletter_settings default values;

-- `link` is the place of the address among the links of the newsletter's letter.
create table newsletter_click (
  newsletter_id uuid not null references newsletter on delete cascade,
  link integer not null check (link >= 0),
  count integer not null check (count > 0),
  primary key (newsletter_id, link)
);
