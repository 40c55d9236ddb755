import { filesOf, ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'messages',
    title: {
      en: 'Messages that you’ve written',
      fr: 'Messages que vous avez écrits',
      es: 'Mensajes que has escrito',
      pt: 'Mensagens que você escreveu',
    },
    from: 'messages',
    whose: `author_id = :me AND deleted_at IS NULL`,
    key: 'id',
    fields: {
      conversation: 'conversation_id',
      person: person(
        '(SELECT other_id FROM conversation_members AS member WHERE member.conversation_id = messages.conversation_id AND member.user_id = :me)',
      ),
      words: 'body',
      created_at: 'created_at',
      edited_at: 'edited_at',
      files: filesOf('SELECT upload_id FROM message_files WHERE message_id = messages.id ORDER BY position'),
    },
  },
  {
    name: 'withheld-messages',
    title: {
      en: 'Messages that our team has hidden',
      fr: 'Messages masqués par notre équipe',
      es: 'Mensajes que nuestro equipo ha ocultado',
      pt: 'Mensagens que a nossa equipe ocultou',
    },
    from: 'withheld_messages AS withheld JOIN messages ON messages.id = withheld.message_id',
    whose: ofPerson('author_id'),
    key: 'messages.id',
    fields: {
      words: 'withheld.body',
      created_at: 'messages.created_at',
    },
  },
  {
    name: 'flowers-for-messages',
    title: {
      en: 'Flowers that you’ve given to messages',
      fr: 'Fleurs offertes à des messages',
      es: 'Flores que has dado a mensajes',
      pt: 'Flores que você deu a mensagens',
    },
    from: 'message_superlikes',
    whose: ofPerson(),
    key: 'message_id',
    fields: {
      flower: 'type',
      created_at: 'created_at',
    },
  },
]
