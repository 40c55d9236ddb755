import { type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'open-links',
    title: {
      en: 'Open links of your events',
      fr: 'Liens ouverts de vos événements',
      es: 'Enlaces abiertos de tus eventos',
      pt: 'Links abertos dos seus eventos',
    },
    from: 'open_links',
    whose: `event_id IN (SELECT id FROM events WHERE user_id = :me)`,
    key: 'event_id',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = event_id)',
      is_open: 'is_open',
      places: 'max_people',
      created_at: 'created_at',
    },
  },
]
