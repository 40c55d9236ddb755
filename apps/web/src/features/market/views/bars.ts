import type { ViewFigures } from '@celebrio/contract/market/views'

/** Some days that are shown as one bar. Dates are `YYYY-MM-DD`. */
export type Bar = { from: string; to: string; views: number }

/** How long a bar is. */
export type Step = 'day' | 'week' | 'month'

/** As many bars as can be told apart: a month by days, a quarter by weeks, a year by months of the calendar. */
export const stepOf = (days: number): Step => (days > 100 ? 'month' : days > 31 ? 'week' : 'day')

type Days = ViewFigures['days']

function barOf(days: Days): Bar {
  const from = days[0]?.date ?? ''
  return { from, to: days.at(-1)?.date ?? from, views: days.reduce((sum, { views }) => sum + views, 0) }
}

/** Weeks that end with the last day; the first one may be shorter. */
function weeksOf(days: Days): Days[] {
  const first = days.length % 7
  const rest = Array.from({ length: Math.floor(days.length / 7) }, (_, index) =>
    days.slice(first + index * 7, first + index * 7 + 7),
  )
  return first === 0 ? rest : [days.slice(0, first), ...rest]
}

const groups: Record<Step, (days: Days) => Days[]> = {
  day: days => days.map(day => [day]),
  week: weeksOf,
  month: days => [...Map.groupBy(days, ({ date }) => date.slice(0, 7)).values()],
}

export const barsOf = (days: Days): Bar[] => groups[stepOf(days.length)](days).map(barOf)
