-- Demonstration shops of earlier versions hold a made-up booking link, which would hide the booking page of this site.

update shop_profile
set profile = jsonb_set(profile, '{links,booking}', '""'), version = version + 1
where profile #>> '{links,booking}' = 'https://ajanvaraus.example.fi/';
