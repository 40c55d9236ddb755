import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { type AuthorPaging, findPostsBy } from './queries/by-author.ts'
import { findCollections, findCovers, findFilesOf } from './queries/files.ts'
import { postViews } from './view.ts'

/** Somebody's posts that the viewer may see; what the author has hidden only for the author. */
export async function readPostsBy(app: AppContext, viewer: Viewer, authorId: number, paging: AuthorPaging) {
  const rows = await findPostsBy(app.db, viewer.id, authorId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { post: await postViews(app, app.db, viewer, page), ...rest }
}

/** Months with pictures and films of somebody. */
export async function readCollectionsBy(app: AppContext, viewer: Viewer, authorId: number, paging: Paging) {
  const rows = await findCollections(app.db, viewer.id, authorId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.post_id)
  const covers =
    page.length === 0
      ? []
      : await findCovers(
          app.db,
          page.map(row => row.post_id),
        )
  const byPost = new Map(covers.map(cover => [cover.post_id, mediaOf(app, cover)]))
  const collections = page.flatMap(({ month, count, post_id }) => {
    const cover = byPost.get(post_id)
    return cover ? [{ month, count, cover }] : []
  })
  return { collections, ...rest }
}

/** The pictures and films of one month. */
export async function readFilesBy(
  app: AppContext,
  viewer: Viewer,
  authorId: number,
  paging: Paging & { month: string },
) {
  const rows = await findFilesOf(app.db, viewer.id, authorId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.file_place)
  return { files: page.map(row => ({ ...mediaOf(app, row), post_id: row.post_id })), ...rest }
}
