-- What the shop has answered to an enquiry. Goes with the enquiry, a year after it came.

create table enquiry_reply (
  id uuid primary key,
  enquiry_id uuid not null references enquiry (id) on delete cascade,
  -- A staff user name as it was then.
  author text not null,
  text text not null check (text <> ''),
  -- 'sending': a job sends it. 'sent': the next mail server has it. 'refused': it never will. 'handed-over': there is no mail
  -- server, so it was opened in somebody's own mail program, and whether it was sent is not known. 'unsure': the shop was
  -- restored from a backup while it was being sent.
  state text not null check (state in ('sending', 'sent', 'refused', 'handed-over', 'unsure')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create index enquiry_reply_enquiry on enquiry_reply (enquiry_id, created_at);
