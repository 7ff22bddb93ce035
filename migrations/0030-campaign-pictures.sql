-- Demonstration shops of earlier versions show campaigns by drawings that are gone.

update campaign
set image_url = case image_url
  when '/campaigns/hotelli.svg' then '/tyres/rack-scene.avif'
  else '/tyres/winter-road-scene.avif'
end
where image_url in ('/campaigns/hotelli.svg', '/campaigns/talvi.svg');
