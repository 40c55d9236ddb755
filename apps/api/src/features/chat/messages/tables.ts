import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { chatEvents } from '@celebrio/contract/chat/shapes'
import type { Generated, GeneratedAlways } from 'kysely'

type MessageTable = {
  id: GeneratedAlways<number>
  conversation_id: number
  /** Its place in the conversation. */
  seq: number
  /** The revision of the conversation in which it last changed. */
  rev: number
  author_id: number
  client_id: string
  /** Empty once it was deleted. */
  body: string
  reply_to_id: number | null
  created_at: Date
  edited_at: Generated<Date | null>
  deleted_at: Generated<Date | null>
  file_count: Generated<number>
  /** What the page says to which its first link leads. */
  link_preview_id: Generated<number | null>
  /** Flowers by type, 1 to 6. */
  flowers: Generated<number[]>
  /** What a conversation tells by itself: what its author has done. */
  event: Generated<(typeof chatEvents)[number] | null>
}

type MessageFileTable = { message_id: number; position: number; upload_id: number }

type MessageSuperlikeTable = { message_id: number; user_id: number; type: FlowerType; created_at: Date }

/** What was said in a message that the staff withholds; its files stay with it. */
type WithheldMessageTable = {
  message_id: number
  statement_id: number
  body: string
  edited_at: Date | null
  reply_to_id: number | null
  link_preview_id: number | null
  file_count: number
}

declare module '#platform/db/database.ts' {
  interface Tables {
    messages: MessageTable
    message_files: MessageFileTable
    message_superlikes: MessageSuperlikeTable
    withheld_messages: WithheldMessageTable
  }
}
