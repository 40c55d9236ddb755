-- Stores are found by their trade and their city: the names of their categories, of the groups that these are in, and what people
-- also call them, in all languages.

ALTER TABLE categories ADD COLUMN also text NOT NULL DEFAULT '';
UPDATE categories SET also = told.also FROM (VALUES
  ('catering', 'caterers banquets buffets traiteurs cáterin banquetes bufé bufê'),
  ('private-chefs', 'cooks cuisiniers cocineros cozinheiros'),
  ('food-trucks', 'foodtrucks street food'),
  ('barbecue', 'BBQ grill grillades asados churrasqueiros'),
  ('cakes', 'birthday wedding cake bakery anniversaire mariage pièce montée pâtisserie pasteles cumpleaños boda pastelería bolo aniversário casamento confeitaria'),
  ('sweets', 'candy chocolate cupcakes cookies bonbons confiseries golosinas caramelos brigadeiros doceria'),
  ('bars', 'cocktails bartenders barman cócteles coctelería coquetéis bebida'),
  ('coffee-carts', 'baristas'),
  ('halls', 'venues salles espacios espaços'),
  ('gardens', 'venues quintas chácaras'),
  ('boats', 'yachts cruises péniches croisières yates cruceros iates lanchas'),
  ('places-to-stay', 'hotels hôtels gîtes hoteles hostales hotéis pousadas'),
  ('djs', 'disc jockeys disque-jockey pinchadiscos'),
  ('bands', 'live music musicians orchestra musiciens orchestre músicos orquesta conjunto'),
  ('singers', 'vocalists choir chanteuses chorale vocalistas coro cantoras coral'),
  ('classical-music', 'string quartet violinist pianist violin quatuor violoniste pianiste cuarteto violinista quarteto'),
  ('sound', 'speakers sonorisation enceintes altavoces equipos sonorização'),
  ('hosts', 'emcees maître de cérémonie maestro de ceremonias mestre de cerimônias'),
  ('dancers', 'dance danse baile dança'),
  ('magicians', 'magic illusionists magie magia ilusionistas'),
  ('childrens-shows', 'kids clowns payasos niños palhaços crianças'),
  ('face-painting', 'pintura de caras'),
  ('bouncy-castles', 'inflatables structures gonflables inflables pula-pula'),
  ('fireworks', 'pyrotechnics pyrotechnie pirotecnia'),
  ('flowers', 'florists bouquets fleuristes floristas floristería ramos floricultura buquês'),
  ('decorators', 'decor styling décoratrices decoradoras'),
  ('lighting', 'lights lumières luces luzes'),
  ('tents', 'barnums toldos'),
  ('tables', 'furniture hire mobilier mobiliario mobiliário'),
  ('tableware', 'plates glasses assiettes verres platos copas pratos taças'),
  ('photo-booths', 'photobooths cabinas'),
  ('photographers', 'photos photography photographie fotos fotografía fotógrafas'),
  ('film-makers', 'videographers videos films vidéos vídeos cine cinegrafistas'),
  ('drones', 'photos videos aerial aériennes aéreas'),
  ('hair', 'hairdressers stylists coiffeurs coiffeuses peluqueros peluqueras cabeleireiros cabeleireiras'),
  ('make-up', 'makeup beauty maquilleurs maquilleuses maquilladores maquilladoras maquiadores maquiadoras'),
  ('henna', 'mehndi'),
  ('dresses', 'bridal gowns tuxedos mariée novia noiva'),
  ('jewellery', 'jewelry jewellers bijouterie joyería joalheria'),
  ('stationery', 'invitations imprimerie imprenta gráfica'),
  ('favours', 'favors souvenirs dragées recuerdos lembrancinhas'),
  ('gifts', 'presents'),
  ('planners', 'organisers organizers wedding planner coordinators organisatrices coordinadores cerimonialistas'),
  ('celebrants', 'officiants'),
  ('waiting-staff', 'waiters waitresses servers serveuses camareras meseros garçonetes'),
  ('childcare', 'babysitters nannies nounous niñeras canguros'),
  ('security', 'guards gardiens guardias vigilantes seguranças'),
  ('cleaning', 'cleaners ménage'),
  ('cars', 'limousines chauffeurs buses transport limusinas chóferes transporte motoristas')) AS told (slug, also)
WHERE categories.slug = told.slug;
ALTER TABLE categories ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (name_words(
  (names ->> 'en') || ' ' || (names ->> 'fr') || ' ' || (names ->> 'es') || ' ' || (names ->> 'pt') || ' ' || also)) STORED;

-- Words of a company, of its trade and city, and of what it offers, in this order.
CREATE OR REPLACE FUNCTION words_of_store(id bigint) RETURNS text[] LANGUAGE sql STABLE RETURN ARRAY(
  SELECT word FROM (
    SELECT -1 AS turn, unnest(tsvector_to_array(name_words(company_name))) AS word FROM service_providers WHERE service_providers.id = words_of_store.id
    UNION ALL SELECT 0, unnest(tsvector_to_array(name_words(cities.name))) FROM service_providers JOIN cities ON cities.id = city_id
      WHERE service_providers.id = words_of_store.id
    UNION ALL SELECT 0, unnest(tsvector_to_array(named.words)) FROM services JOIN service_categories ON service_id = services.id
      JOIN categories ON categories.id = category_id JOIN categories AS named ON named.id IN (categories.id, categories.parent_id)
      WHERE provider_id = words_of_store.id
    UNION ALL SELECT services.id, unnest(tsvector_to_array(services.words)) FROM services WHERE provider_id = words_of_store.id) AS all_words
  WHERE char_length(word) <= 60 GROUP BY word ORDER BY min(turn), word LIMIT 1000);

SELECT refresh_listings(ARRAY(SELECT provider_id FROM store_listings));
