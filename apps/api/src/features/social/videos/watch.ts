import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, type Paging, readCursorAs } from '#platform/db/keyset.ts'
import { deleteOldViews, findMostWatched, insertView, lockVideo } from './queries.ts'
import { dayOf, firstDay, parseRank, rankText } from './rules.ts'
import { videoView } from './view.ts'

/** @throws AppError validation_failed on `cursor` */
export async function readMostWatched(app: AppContext, viewer: Viewer, paging: Paging) {
  const { per_page, cursor } = paging
  const rows = await findMostWatched(app.db, viewer.id, paging, cursor ? readCursorAs(parseRank, cursor) : undefined)
  const shown = rows.slice(0, per_page)
  const last = shown.at(-1)
  const hasMorePages = rows.length > per_page
  const nextCursor = hasMorePages && last ? cursorText(rankText({ views: last.views, id: last.id })) : null
  return { videos: shown.map(row => videoView(app, row)), hasMorePages, nextCursor }
}

/** Counts a view of somebody else's film, once a day (UTC); authors may look at their own uncounted. @throws AppError not_found */
export async function countView(app: AppContext, viewer: Viewer, id: number) {
  return inTransaction(app, async tx => {
    const video = await lockVideo(tx, viewer.id, id)
    if (!video) throw new AppError('not_found')
    if (video.user_id === viewer.id) return { message: 'Your own views don’t count' }
    const isCounted = await insertView(tx, { upload_id: id, user_id: viewer.id, day: dayOf(app.clock.now()) })
    return { message: isCounted ? 'View counted' : 'View counted before' }
  })
}

const deletedAtOnce = 2000

/** Deletes who watched what more than 30 days ago; these views no longer count. */
export async function sweepViews(app: AppContext): Promise<void> {
  const sweepSome = () => inTransaction(app, tx => deleteOldViews(tx, firstDay(app.clock.now()), deletedAtOnce))
  while ((await sweepSome()) === deletedAtOnce);
}
