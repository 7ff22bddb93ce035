-- A page of one newsletter's recipients, also after many newsletters.

create index newsletter_delivery_newsletter on newsletter_delivery (newsletter_id, id);
