import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'messages-to-us',
    title: {
      en: 'Messages to our team',
      fr: 'Messages à notre équipe',
      es: 'Mensajes a nuestro equipo',
      pt: 'Mensagens para a nossa equipe',
    },
    from: 'contact_messages',
    whose: ofPerson(),
    key: 'id',
    fields: {
      subject: 'subject',
      words: 'message',
      name: 'name',
      email: 'email',
      created_at: 'created_at',
      status: 'status',
      answer: 'answer',
      answered_at: 'resolved_at',
    },
  },
]
