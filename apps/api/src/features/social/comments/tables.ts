import type { Generated, GeneratedAlways } from 'kysely'

type CommentTable = {
  id: GeneratedAlways<number>
  post_id: number
  user_id: number
  parent_id: number | null
  comment: string
  created_at: Date
  edited_at: Generated<Date | null>
  deleted_at: Generated<Date | null>
  total_likes: Generated<number>
  total_comments: Generated<number>
}

type CommentLikeTable = { comment_id: number; user_id: number; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    comments: CommentTable
    comment_likes: CommentLikeTable
  }
}
