-- Which tyre an enquiry is about, when it was sent from the way that the tyre's page has to it.

-- Not tied to the catalogue: an enquiry outlives a tyre that is removed, and is then about none.
alter table enquiry add column product_id uuid;
create index enquiry_product on enquiry (product_id) where product_id is not null;
