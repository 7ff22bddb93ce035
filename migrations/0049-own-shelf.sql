-- The overview of the day looks for what is on the own shelf; of most sizes the supplier has a hundred times as many tyres.
create index product_own_shelf on product (size_id) where stock_source = 'own';
