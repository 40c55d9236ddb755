import type { ViewFigures, ViewPeriod } from '@celebrio/contract/market/views'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { dayOf, daysUpTo } from '#platform/clock.ts'
import { findDays, findOpeningDay } from './queries.ts'

const sumOf = (days: readonly { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0)

/** Views of the viewer's own store in the days up to today, beside as many days before. */
export async function readFigures(app: AppContext, viewer: Viewer, length: ViewPeriod): Promise<ViewFigures> {
  const now = app.clock.now()
  const rows = await findDays(app.db, viewer.id, dayOf(now), 2 * length)
  const counted = new Map(rows.map(({ date, views }) => [date, views]))
  const all = daysUpTo(now, 2 * length).map(date => ({ date, views: counted.get(date) ?? 0 }))
  const [before, days] = [all.slice(0, length), all.slice(length)]
  const opened = await findOpeningDay(app.db, viewer.id)
  const hasBefore = opened !== undefined && opened < (days[0]?.date ?? '')
  return { days, total: sumOf(days), total_before: hasBefore ? sumOf(before) : null }
}
