import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'helping',
    title: {
      en: 'Events that you help with',
      fr: 'Événements dont vous êtes l’équipe',
      es: 'Eventos en cuyo equipo estás',
      pt: 'Eventos em que você está na equipe',
    },
    from: 'event_helpers',
    whose: ofPerson(),
    key: 'event_id',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = event_id)',
      role: 'role',
      created_at: 'created_at',
    },
  },
  {
    name: 'helpers',
    title: {
      en: 'Helpers of your events',
      fr: 'L’équipe de vos événements',
      es: 'El equipo de tus eventos',
      pt: 'A equipe dos seus eventos',
    },
    from: 'event_helpers JOIN events ON events.id = event_id',
    whose: ofPerson('events.user_id'),
    key: '(event_id * 2147483648 + event_helpers.user_id)',
    fields: {
      event: 'events.title',
      person: person('event_helpers.user_id'),
      role: 'role',
      created_at: 'event_helpers.created_at',
    },
  },
]
