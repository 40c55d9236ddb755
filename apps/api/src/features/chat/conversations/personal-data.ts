import { ofPerson, type PersonalSection, person } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'conversations',
    title: { en: 'Conversations', fr: 'Discussions', es: 'Conversaciones', pt: 'Conversas' },
    from: 'conversation_members AS member JOIN conversations ON conversations.id = member.conversation_id',
    whose: ofPerson('member.user_id'),
    key: 'conversations.id',
    fields: {
      number: 'conversations.id',
      kind: 'conversations.kind',
      person: person('member.other_id'),
      created_at: 'conversations.created_at',
      is_muted: 'member.is_muted',
      is_archived: 'member.is_archived',
    },
  },
]
