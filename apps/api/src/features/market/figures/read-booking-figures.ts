import type { BookingFigures, Income } from '@celebrio/contract/market/figures'
import type { ViewPeriod } from '@celebrio/contract/market/views'
import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { daysUpTo } from '#platform/clock.ts'
import { findIncome, findRequests, findServiceNames, type IncomeRow, sumUpAnswers } from './queries.ts'

const sumOf = (rows: readonly { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)

/** Added up in minor units, told as an amount. */
function incomeOf(currency: string, rows: readonly IncomeRow[], names: ReadonlyMap<number, string>): Income {
  const services = [...Map.groupBy(rows, row => row.service_id)].map(([id, own]) => {
    return { id, name: names.get(id) ?? '', total: amountOf(sumOf(own), currency) }
  })
  return {
    currency,
    total: amountOf(sumOf(rows), currency),
    services: services.toSorted((a, b) => b.total - a.total || a.id - b.id),
    days: rows.map(({ date, service_id, total }) => ({ date, service_id, total: amountOf(total, currency) })),
  }
}

/** What the viewer's own store was asked for in the days up to today, and what was agreed on in them. */
export async function readBookingFigures(app: AppContext, viewer: Viewer, length: ViewPeriod): Promise<BookingFigures> {
  const dates = daysUpTo(app.clock.now(), length)
  const since = new Date(dates[0] ?? 0)
  const counted = new Map((await findRequests(app.db, viewer.id, since)).map(row => [row.date, row.requests]))
  const days = dates.map(date => ({ date, requests: counted.get(date) ?? 0 }))
  const { answered, accepted, minutes } = await sumUpAnswers(app.db, viewer.id, since)
  const rows = await findIncome(app.db, viewer.id, since)
  const names = await findServiceNames(app.db, rows)
  const byCurrency = Map.groupBy(rows, row => row.currency)
  const income = [...byCurrency].map(([currency, own]) => incomeOf(currency, own, names))
  return {
    days,
    requests: days.reduce((sum, day) => sum + day.requests, 0),
    answered,
    accepted,
    answer_minutes: minutes,
    income: income.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  }
}
