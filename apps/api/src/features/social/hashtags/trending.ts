import { hashtagLimits } from '@celebrio/contract/social/hashtags'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { claimTurn, countAuthors, findTrending } from './queries/trending.ts'

const weekAgo = (now: Date) => minutesAfter(now, -hashtagLimits.days * 24 * 60)

/** Counting reads a week of hashtags, so it is done once in this many minutes however many are used. */
const minutesBetween = 0.5

/** Counts what is used most, unless that was just done. */
export const countTrending = (app: AppContext): Promise<void> =>
  inTransaction(app, async tx => {
    const now = app.clock.now()
    if (await claimTurn(tx, now, minutesAfter(now, -minutesBetween))) await countAuthors(tx, weekAgo(now))
  })

export async function readTrending(app: AppContext, viewer: Viewer) {
  const hashtags = await findTrending(app.db, viewer.id, weekAgo(app.clock.now()), hashtagLimits.trending)
  return { hashtags, hasMorePages: false, nextCursor: null }
}
