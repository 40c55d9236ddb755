import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'host-messages',
    title: {
      en: 'Messages to your guests',
      fr: 'Messages à vos invités',
      es: 'Mensajes a tus invitados',
      pt: 'Mensagens aos seus convidados',
    },
    from: 'event_host_messages',
    whose: ofPerson(),
    key: 'id',
    fields: {
      event: '(SELECT title FROM events WHERE events.id = event_id)',
      words: 'words',
      audience: 'audience',
      created_at: 'created_at',
    },
  },
]
