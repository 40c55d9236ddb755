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

/** What a comment has said that the staff withholds, and by which statement. */
type WithheldCommentTable = { comment_id: number; statement_id: number; comment: string }

type CommentLikeTable = { comment_id: number; user_id: number; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    comments: CommentTable
    comment_likes: CommentLikeTable
    withheld_comments: WithheldCommentTable
  }
}
