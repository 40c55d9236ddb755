import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  search: 'Rechercher',
  kind: 'Rechercher parmi',
  kinds: { user: 'Membres', deal: 'Annonces', event: 'Événements', provider: 'Prestataires', hashtag: 'Hashtags' },
  suggestions: 'Suggestions',
  all: 'Tous les résultats pour « {{keyword}} »',
  found_one: '{{count}} suggestion pour « {{keyword}} »',
  found_many: '{{count}} suggestions pour « {{keyword}} »',
  found_other: '{{count}} suggestions pour « {{keyword}} »',
  people_one: '{{count}} personne',
  people_many: '{{count}} de personnes',
  people_other: '{{count}} personnes',
  morePeople_one: '{{count}} personne ou plus',
  morePeople_many: '{{count}} de personnes ou plus',
  morePeople_other: '{{count}} personnes ou plus',
  nothing: 'Aucun résultat',
  nothingText: {
    user: 'Essayez avec moins de lettres, ou un seul nom.',
    deal: 'Essayez un autre mot, ou parcourez toutes les annonces.',
    event: 'Nous ne cherchons que les événements à venir. Essayez un autre mot du titre ou du lieu.',
    provider: 'Essayez un autre mot, ou parcourez tous les prestataires dans Explorer.',
    hashtag: 'Essayez avec moins de lettres.',
  },
  free: 'Gratuit',
  noResult: 'aucun résultat',
  start: {
    user: 'Qui cherchez-vous ?',
    deal: 'Que cherchez-vous ?',
    event: 'Quel événement cherchez-vous ?',
    provider: 'Quel prestataire cherchez-vous ?',
    hashtag: 'Quel hashtag cherchez-vous ?',
  },
  startText: {
    user: 'Une partie du nom suffit, même mal orthographiée.',
    deal: 'Un mot suffit, même mal orthographié.',
    event: 'Les premières lettres d’un mot du titre ou du lieu suffisent.',
    provider: 'Un mot suffit : un nom, ou ce dont vous avez besoin.',
    hashtag: 'Ses premières lettres suffisent, avec ou sans le #.',
  },
  resultsFor: 'Résultats pour « {{keyword}} »',
} satisfies Translation<typeof en>
