import { mediaOf } from '#features/base/uploads'
import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { type AuthorPaging, findPostsBy } from './queries/by-author.ts'
import { findCovers, findFilesOf, findMonths } from './queries/files.ts'
import { postViews } from './view.ts'

/** Somebody's posts that the viewer may see; what the author has hidden only for the author. */
export async function readPostsBy(kit: Kit, viewer: Viewer, authorId: number, paging: AuthorPaging) {
  const rows = await findPostsBy(kit.db, viewer.id, authorId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.id)
  return { post: await postViews(kit, kit.db, viewer, page), ...rest }
}

/** Months with pictures and films of somebody. */
export async function readCollections(kit: Kit, viewer: Viewer, authorId: number, paging: Paging) {
  const rows = await findMonths(kit.db, viewer.id, authorId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.post_id)
  const covers =
    page.length === 0
      ? []
      : await findCovers(
          kit.db,
          page.map(row => row.post_id),
        )
  const byPost = new Map(covers.map(cover => [cover.post_id, mediaOf(kit, cover)]))
  const collections = page.flatMap(({ month, count, post_id }) => {
    const cover = byPost.get(post_id)
    return cover ? [{ month, count, cover }] : []
  })
  return { collections, ...rest }
}

/** The pictures and films of one month. */
export async function readFilesBy(kit: Kit, viewer: Viewer, authorId: number, paging: Paging & { month: string }) {
  const rows = await findFilesOf(kit.db, viewer.id, authorId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.file_place)
  return { files: page.map(row => ({ ...mediaOf(kit, row), post_id: row.post_id })), ...rest }
}
