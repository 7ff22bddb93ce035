-- What is mailed is an email everywhere; what a newsletter is drawn as, before each recipient's own parts, is its template.

alter table newsletter rename column letter to template;

alter table customer_letter rename to customer_email;
alter index customer_letter_email rename to customer_email_email;
alter index customer_letter_client rename to customer_email_client;
alter index customer_letter_customer rename to customer_email_customer;
