-- Two groups of categories say what is in them: photographers and film-makers; planners, waiters, childcare, security.
UPDATE categories SET names = '{"en": "Photo and film", "fr": "Photo et vidéo", "es": "Foto y vídeo", "pt": "Foto e vídeo"}'
WHERE slug = 'pictures';
UPDATE categories SET names = '{"en": "Staff and helpers", "fr": "Organisation et personnel", "es": "Organización y personal", "pt": "Organização e equipe"}'
WHERE slug = 'help';
