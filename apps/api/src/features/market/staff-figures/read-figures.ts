import {
  countedFigures,
  type DayCounts,
  type Paid,
  type PlatformFigures,
} from '@celebrio/contract/market/staff-figures'
import type { ViewPeriod } from '@celebrio/contract/market/views'
import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import { dayOf } from '#platform/clock.ts'
import { dayAfter } from './count-days.ts'
import { findFigures } from './queries/count.ts'

type Rows = Awaited<ReturnType<typeof findFigures>>

const sumOf = (rows: Rows): number => rows.reduce((sum, row) => sum + row.value, 0)

const isCounted = (figure: string): figure is (typeof countedFigures)[number] =>
  (countedFigures as readonly string[]).includes(figure)

/** Each day with all its counts, 0 where nothing is known of it. */
function daysOf(rows: Rows, from: string, length: number): DayCounts[] {
  const known = new Map(rows.map(({ figure, day, value }) => [`${figure} ${day}`, value]))
  return Array.from({ length }, (_, index) => {
    const date = dayAfter(from, index)
    const counts = countedFigures.map(figure => [figure, known.get(`${figure} ${date}`) ?? 0])
    return { date, ...(Object.fromEntries(counts) as Omit<DayCounts, 'date'>) }
  })
}

const paidOf = (rows: Rows): Paid[] =>
  [...Map.groupBy(rows, row => row.currency)].map(([currency, own]) => ({
    currency,
    total: amountOf(sumOf(own), currency),
    days: own.map(({ day, value }) => ({ date: day, total: amountOf(value, currency) })),
  }))

export async function readFigures(app: AppContext, { days }: { days: ViewPeriod }): Promise<PlatformFigures> {
  const to = dayAfter(dayOf(app.clock.now()), -1)
  const from = dayAfter(to, 1 - days)
  const rows = await findFigures(app.db, { from, to })
  const of = (figure: string) => rows.filter(row => row.figure === figure)
  const decided = sumOf(of('reports_decided'))
  return {
    days: daysOf(
      rows.filter(row => isCounted(row.figure)),
      from,
      days,
    ),
    paid: paidOf(of('paid')).toSorted((one, other) => other.days.length - one.days.length),
    decide_minutes: decided === 0 ? null : Math.round(sumOf(of('decide_minutes')) / decided),
  }
}
