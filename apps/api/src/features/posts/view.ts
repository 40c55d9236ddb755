import type { Media } from '@celebrio/contract/media'
import type { Post } from '@celebrio/contract/posts'
import { mediaOf } from '#features/uploads'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { Kit } from '#platform/kit.ts'
import { findMediaOf, type PostRow } from './queries/posts.ts'

type Person = { id: number; name: string; profile_picture: string | null }

export const personView = (kit: Kit, { id, name, profile_picture }: Person): Person => ({
  id,
  name,
  profile_picture: profile_picture && kit.files.publicUrl(profile_picture),
})

function flowersView(row: PostRow): Post['superlikes'] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = row.flowers
  return { type: row.flower, total: a + b + c + d + e + f, by_type: { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f } }
}

function postView(kit: Kit, viewer: Viewer, row: PostRow, images: Media[]): Post {
  const superlikes = flowersView(row)
  const liked = row.liked_by !== null
  const superliked = row.flower !== null
  return {
    id: row.id,
    content: row.content,
    created_at: row.created_at.toISOString(),
    user: personView(kit, { id: row.user_id, name: row.author_name, profile_picture: row.author_picture }),
    images,
    total_likes: row.total_likes,
    total_superlikes: superlikes.total,
    total_comments: row.total_comments,
    total_shared: row.total_shared,
    has_liked: liked,
    already_liked: liked,
    has_superliked: superliked,
    already_superliked: superliked,
    superlikes,
    can: { delete: row.user_id === viewer.id },
  }
}

/** Rows as the contract shows them; the media of all of them come in one query. */
export async function postViews(kit: Kit, db: Db, viewer: Viewer, rows: PostRow[]): Promise<Post[]> {
  const media =
    rows.length > 0
      ? await findMediaOf(
          db,
          rows.map(row => row.id),
        )
      : []
  const byPost = Map.groupBy(media, one => one.post_id)
  return rows.map(row =>
    postView(
      kit,
      viewer,
      row,
      (byPost.get(row.id) ?? []).map(one => mediaOf(kit, one)),
    ),
  )
}
