-- A pin lies within 100 km of its city. Older ones that do not are dropped: their stores are found in the middle of the city.
UPDATE service_providers AS company SET lat = NULL, lng = NULL FROM cities
WHERE cities.id = company.city_id AND company.lat IS NOT NULL
  AND ball_point(company.lat, company.lng) <-> ball_point(cities.lat, cities.lng) > 2 * sin(100 / 6371.0 / 2);
