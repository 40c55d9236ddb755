import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { BarePost, Post } from '@celebrio/contract/social/posts'
import { mediaOf } from '#features/base/uploads'
import { mentionsInPosts } from '#features/social/mentions'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { momentOf } from '#platform/db/keyset.ts'
import { postRights } from './policies.ts'
import { findPostsVisibleTo, type PostRow } from './queries/posts.ts'
import { withSeenTotals } from './totals.ts'

type Person = { id: number; name: string; profile_picture: string | null }

export const personView = (app: AppContext, { id, name, profile_picture }: Person): Person => ({
  id,
  name,
  profile_picture: profile_picture && app.files.publicUrl(profile_picture),
})

type Likes = Pick<Post, 'total_likes' | 'has_liked' | 'already_liked'>

export const likesView = ({ total_likes }: { total_likes: number }, liked: boolean): Likes => ({
  total_likes,
  has_liked: liked,
  already_liked: liked,
})

type Flowers = Pick<Post, 'total_superlikes' | 'has_superliked' | 'already_superliked' | 'superlikes'>

export function flowersView({ flowers }: { flowers: number[] }, type: FlowerType | null): Flowers {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = flowers
  const total = a + b + c + d + e + f
  return {
    total_superlikes: total,
    has_superliked: type !== null,
    already_superliked: type !== null,
    superlikes: { type, total, by_type: { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f } },
  }
}

function postView(app: AppContext, viewer: Viewer, row: PostRow, mentions: BarePost['mentions']): BarePost {
  return {
    id: row.id,
    content: row.content,
    created_at: momentOf(row.position),
    edited_at: row.edited_at?.toISOString() ?? null,
    user: personView(app, { id: row.user_id, name: row.author_name, profile_picture: row.author_picture }),
    images: row.media.map(one => mediaOf(app, one)),
    mentions,
    ...likesView(row, row.liked_by !== null),
    ...flowersView(row, row.flower),
    total_comments: row.total_comments,
    total_shared: row.total_shared,
    is_saved: row.saved_by !== null,
    is_hidden: row.hidden_at !== null || row.is_hidden === true,
    statement_id: row.user_id === viewer.id ? row.statement_id : null,
    can: postRights(viewer, row),
  }
}

/** What the shares among some posts carry, as far as the viewer may see it; in one query. */
async function originalsOf(db: Db, viewer: Viewer, rows: PostRow[]): Promise<PostRow[]> {
  const ids = rows.flatMap(row => row.original_id ?? [])
  return ids.length > 0 ? findPostsVisibleTo(db, viewer.id, ids) : []
}

/** Rows as the contract shows them; the originals of shares come in one query. */
export async function postViews(app: AppContext, db: Db, viewer: Viewer, found: PostRow[]): Promise<Post[]> {
  if (found.length === 0) return []
  const all = await withSeenTotals(db, viewer, [...found, ...(await originalsOf(db, viewer, found))])
  const [rows, originals] = [all.slice(0, found.length), all.slice(found.length)]
  const texts = all.map(({ id, content }) => ({ id, text: content }))
  const named = await mentionsInPosts(db, viewer, texts)
  const view = (row: PostRow) => postView(app, viewer, row, named.get(row.id) ?? [])
  const carried = new Map(originals.map(row => [row.id, view(row)]))
  return rows.map(row => {
    const post = (row.original_id && carried.get(row.original_id)) || null
    return { ...view(row), post, post_unavailable: row.is_share && !post }
  })
}
