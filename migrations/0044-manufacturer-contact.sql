-- Whom to write to about a tyre's safety: Regulation (EU) 2023/988, article 19, asks a shop to tell it where it sells.

alter table manufacturer
  add column postal_address text not null default '',
  -- E-mail, or the address of a contact form.
  add column electronic_address text not null default '',
  -- Name and both addresses of who answers in the EU for a maker outside it.
  add column responsible_person text not null default '';
