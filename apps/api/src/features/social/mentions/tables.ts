import type { Generated, GeneratedAlways } from 'kysely'

type MentionTable = {
  id: GeneratedAlways<number>
  post_id: number
  comment_id: number | null
  user_id: number
  words: string | null
  notified: Generated<boolean>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    mentions: MentionTable
  }
}
