import type { Generated, GeneratedAlways } from 'kysely'

export type RequestState = 'accepted' | 'pending' | 'declined'
export type Role = 'member' | 'admin' | 'owner'
export type Box = 'inbox' | 'requests' | 'archive' | 'declined'

type ConversationTable = {
  id: GeneratedAlways<number>
  /** `direct` between two people. */
  kind: string
  /** What it is about, as its kind understands it. */
  subject_id: number | null
  /** The two people of a direct one, the lower id first. */
  low_id: number | null
  high_id: number | null
  last_seq: Generated<number>
  /** Grows with every change of its messages. */
  rev: Generated<number>
  member_count: Generated<number>
  created_at: Date
  last_message_at: Date | null
  /** When it was last moved to the top of its members' lists. */
  listed_at: Date | null
  closed_at: Date | null
  /** About when anything of its messages has changed: up to five seconds earlier. */
  changed_at: Date | null
  /** When who has not read it is to be told, and when they were last. */
  notify_at: Date | null
  notified_at: Date | null
}

type ConversationMemberTable = {
  conversation_id: number
  user_id: number
  other_id: number | null
  role: Generated<Role>
  state: Generated<RequestState>
  joined_seq: Generated<number>
  left_seq: number | null
  read_seq: Generated<number>
  /** They have left by their own will. */
  has_quit: Generated<boolean>
  is_muted: Generated<boolean>
  is_archived: Generated<boolean>
  box: GeneratedAlways<Box>
  listed_at: Date | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    conversations: ConversationTable
    conversation_members: ConversationMemberTable
  }
}
