import type { Mention } from '@celebrio/contract/social/mentions'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findNamedInComments, findNamedInPosts } from './queries/mentions.ts'

type Text = { id: number; text: string }
type Mentions = ReadonlyMap<number, Mention[]>

/** Most texts name nobody, and then nothing is asked. */
const mayName = (texts: readonly Text[]) => texts.filter(({ text }) => text.includes('@')).map(({ id }) => id)

function byText<Row extends { user_id: number; words: string | null }>(
  rows: readonly Row[],
  idOf: (row: Row) => number | null,
): Mentions {
  const found = new Map<number, Mention[]>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null && row.words !== null)
      found.set(id, [...(found.get(id) ?? []), { id: row.user_id, words: row.words }])
  }
  return found
}

/** Whom posts name, by post, as far as the viewer may see them; in one query. */
export async function mentionsInPosts(db: Db, viewer: Viewer, posts: readonly Text[]): Promise<Mentions> {
  const ids = mayName(posts)
  return byText(ids.length > 0 ? await findNamedInPosts(db, viewer.id, ids) : [], row => row.post_id)
}

/** The same for comments. */
export async function mentionsInComments(db: Db, viewer: Viewer, comments: readonly Text[]): Promise<Mentions> {
  const ids = mayName(comments)
  return byText(ids.length > 0 ? await findNamedInComments(db, viewer.id, ids) : [], row => row.comment_id)
}
