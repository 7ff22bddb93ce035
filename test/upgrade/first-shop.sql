-- A small shop in the schema of the first twelve migrations, with everything that staff and visitors had put in.
insert into staff_account (id, username, username_key, password_hash, is_owner, created_at, updated_at)
  select md5('account' || n)::uuid, 'myyjä' || n, 'myyjä' || n, 'hash', n = 1, '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 5) n;
insert into staff_session
  select sha256(convert_to('token' || n, 'UTF8')), md5('account' || n)::uuid, '2026-01-01Z', '2026-01-01Z', '2027-01-01Z'
  from generate_series(1, 5) n;
insert into sign_in_attempt
  select md5('attempt' || n)::uuid, '\x01', '192.0.2.' || n, '2026-01-01Z' from generate_series(1, 20) n;
update shop_profile set profile = '{"phone": "010 123 4567"}', version = 7, updated_at = '2026-01-01Z';
update opening_hours_day set closes = '16:00' where day = 'la';
insert into opening_hours_exception values ('2026-12-24', null, null, 'Jouluaatto');
insert into homepage_list_item (id, list, position, title)
  select md5('item' || n)::uuid, 'faq', n, 'Kysymys ' || n from generate_series(1, 9) n;
insert into manufacturer (id, name, slug, created_at, updated_at)
  select md5('maker' || n)::uuid, 'Merkki ' || n, 'merkki-' || n, '2026-01-01Z', '2026-01-01Z' from generate_series(1, 12) n;
insert into tyre_size (id, width_mm, aspect, diameter_in, vehicle_type, created_at, updated_at)
  select md5('size' || n)::uuid, 145 + 10 * n, 55, 16, 'passenger', '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 12) n;
insert into tyre_model (id, manufacturer_id, name, slug, type, winter_type, search_words, created_at, updated_at)
  select md5('model' || n)::uuid, md5('maker' || n)::uuid, 'Malli ' || n, 'malli-' || n, 'winter', 'studded', 'malli',
    '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 12) n;
insert into product (id, size_id, model_id, load_index, speed_symbol, price_cents, net_cents, stock, ean, list_name,
    wholesaler_number, withdrawn_at, created_at, updated_at)
  select md5('product' || n)::uuid, md5('size' || 1 + n % 12)::uuid, md5('model' || 1 + n % 12)::uuid, 91, 'T', 9900 + n,
    5000, n % 30, lpad(n::text, 13, '0'), 'tukku', n::text, case when n % 50 = 0 then timestamptz '2026-02-01Z' end,
    '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 3000) n;
insert into price_history (product_id, at, price_cents, kind) select id, created_at, price_cents, 'import' from product;
insert into product_offer (id, product_id, price_cents, starts_at, ends_at, created_at)
  select md5('offer' || n)::uuid, md5('product' || n)::uuid, 8900, '2026-01-01Z', '2026-12-01Z', '2026-01-01Z'
  from generate_series(1, 40) n;
insert into front_row select n, md5('product' || n)::uuid from generate_series(1, 4) n;
insert into import_runs (id, list, file_name, file_bytes, is_dry_run, allow_withdraw, status, created_at)
  select md5('run' || n)::uuid, 'tukku', 'lista.csv', 1000, false, false, 'done', '2026-01-01Z' from generate_series(1, 9) n;
insert into enquiry (id, kind, name, phone, email, message, summary, status, digest, created_at, updated_at)
  select md5('enquiry' || n)::uuid, 'call-back', 'Kysyjä', '010 1', '', 'Soittakaa', '',
    case n % 2 when 0 then 'new' else 'handled' end, sha256('\x01'), '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 200) n;
insert into review_set (rating, total, reviews, is_demo, fetched_at) values (4.8, 120, '[]', false, '2026-01-01Z');
insert into campaign (id, name, description, image_url, start_day, end_day, is_active, discount_type, discount_code,
    created_at, updated_at)
  select md5('campaign' || n)::uuid, 'Kampanja ' || n, '', '/kuva.jpg', '2026-01-01', '2026-12-31', true, 'free_shipping', '',
    '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 5) n;
insert into feedback (id, rating, source, created_at)
  select md5('feedback' || n)::uuid, n % 11, 'feedback_form', '2026-01-01Z' from generate_series(1, 300) n;
insert into conversation
  select md5('talk' || n)::uuid, 'conv_' || 1000000000 + n || '_abcd', '2026-01-01Z', '192.0.2.0' from generate_series(1, 300) n;
insert into conversation_message
  select md5('said' || n)::uuid, md5('talk' || 1 + n % 300)::uuid, case n % 2 when 0 then 'user' else 'assistant' end,
    'Onko teillä 205/55R16?', '2026-01-01Z'
  from generate_series(1, 3000) n;
insert into subscriber (id, email, email_key, status, pending_since, subscribed_at, created_at)
  select md5('reader' || n)::uuid, 'lukija' || n || '@example.fi', 'lukija' || n || '@example.fi', 'subscribed',
    '2026-01-01Z', '2026-01-01Z', '2026-01-01Z'
  from generate_series(1, 3000) n;
insert into subscriber_consent
  select md5('consent' || n)::uuid, md5('reader' || n)::uuid, 'confirmed', 'footer', '1', 'Kyllä', '192.0.2.0', '2026-01-01Z'
  from generate_series(1, 3000) n;
