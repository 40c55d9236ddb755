import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Withheld } from '#features/base/reports'

type PostTable = {
  id: GeneratedAlways<number>
  user_id: number
  content: string
  created_at: Date
  total_likes: Generated<number>
  total_comments: Generated<number>
  total_shared: Generated<number>
  flowers: Generated<number[]>
  is_share: Generated<boolean>
  original_id: Generated<number | null>
  hidden_at: Generated<Date | null>
  /** By the staff, since when, and the statement that says why. */
  withheld: Generated<Withheld | null>
  statement_id: Generated<number | null>
  withheld_at: Generated<Date | null>
  edited_at: Generated<Date | null>
  /** How many pictures and films it holds. */
  files: Generated<number>
}

type PostMediaTable = { post_id: number; position: number; upload_id: number }

type PostLikeTable = { post_id: number; user_id: number; created_at: Date }

type PostSuperlikeTable = PostLikeTable & { type: FlowerType }

type PostHashtagTable = { post_id: number; tag: string; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    posts: PostTable
    post_media: PostMediaTable
    post_hashtags: PostHashtagTable
    post_likes: PostLikeTable
    post_superlikes: PostSuperlikeTable
    post_saves: PostLikeTable
    post_hides: PostLikeTable
  }
}
