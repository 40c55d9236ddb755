import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  search: 'Buscar',
  kind: 'Buscar entre',
  kinds: { user: 'Usuarios', deal: 'Anuncios', event: 'Eventos', provider: 'Proveedores', hashtag: 'Hashtags' },
  suggestions: 'Sugerencias',
  all: 'Todos los resultados de «{{keyword}}»',
  found_one: '{{count}} sugerencia para «{{keyword}}»',
  found_many: '{{count}} de sugerencias para «{{keyword}}»',
  found_other: '{{count}} sugerencias para «{{keyword}}»',
  people_one: '{{count}} persona',
  people_many: '{{count}} de personas',
  people_other: '{{count}} personas',
  morePeople_one: '{{count}} persona o más',
  morePeople_many: '{{count}} de personas o más',
  morePeople_other: '{{count}} personas o más',
  nothing: 'Sin resultados',
  nothingText: {
    user: 'Prueba con menos letras o con un solo nombre.',
    deal: 'Prueba con otra palabra o mira todos los anuncios.',
    event: 'Solo buscamos eventos por venir. Prueba con otra palabra del título o del lugar.',
    provider: 'Prueba con otra palabra o mira todos los proveedores en Explorar.',
    hashtag: 'Prueba con menos letras.',
  },
  free: 'Gratis',
  noResult: 'sin resultados',
  start: {
    user: '¿A quién buscas?',
    deal: '¿Qué buscas?',
    event: '¿Qué evento buscas?',
    provider: '¿Qué proveedor buscas?',
    hashtag: '¿Qué hashtag buscas?',
  },
  startText: {
    user: 'Basta con una parte del nombre, aunque no esté del todo bien escrita.',
    deal: 'Basta una palabra, aunque tenga alguna falta.',
    event: 'Bastan las primeras letras de una palabra del título o del lugar.',
    provider: 'Basta una palabra: un nombre o lo que necesitas.',
    hashtag: 'Bastan las primeras letras, con o sin #.',
  },
  resultsFor: 'Resultados de «{{keyword}}»',
} satisfies Translation<typeof en>
