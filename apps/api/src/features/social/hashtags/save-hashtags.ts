import { findHashtags } from '@celebrio/contract/social/hashtags'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { replaceTags } from './queries/tags.ts'

/** Keeps the hashtags of a post's words, in the transaction that keeps the words. */
export async function keepHashtags(
  app: AppContext,
  tx: Tx,
  post: { id: number; created_at: Date },
  words: string,
): Promise<void> {
  const tags = [...new Set(findHashtags(words).map(({ tag }) => tag))]
  await replaceTags(tx, post.id, post.created_at, tags)
  if (tags.length > 0) await app.emit(tx, 'hashtag.used', { post_id: post.id })
}
