import { viewPeriods } from '@celebrio/contract/market/views'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { dayOf } from '#platform/clock.ts'
import { countActive, countedByNight, countMinutes, countPaid, countRows, findLastDay } from './queries/count.ts'

/** As far back as anybody can look. */
const daysBack = Math.max(...viewPeriods)

/** The day so many days after another, by the UTC calendar. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Counts the days that are over and were not counted yet, each once: what is deleted afterwards has been there. Asked each hour, since
 * the server may have slept at midnight; looks at nothing where yesterday is known.
 */
export const countDays = (app: AppContext): Promise<void> =>
  inTransaction(app, async tx => {
    const to = dayAfter(dayOf(app.clock.now()), -1)
    const last = await findLastDay(tx)
    const from = last === null ? dayAfter(to, 1 - daysBack) : dayAfter(last, 1)
    if (from > to) return
    for (const figure of countedByNight) await countRows(tx, figure, { from, to })
    await countMinutes(tx, { from, to })
    await countPaid(tx, { from, to })
  })

/** Counts who has been here today, as long as that can be seen. */
export const countToday = async (app: AppContext): Promise<void> => {
  await countActive(app.db, dayOf(app.clock.now()))
}
