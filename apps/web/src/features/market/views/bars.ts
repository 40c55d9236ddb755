/** Some days that are shown as one bar, with a value for each series. Dates are `YYYY-MM-DD`. */
export type Bar = { from: string; to: string; values: number[] }

/** How long a bar is. */
export type Step = 'day' | 'week' | 'month'

/** What was counted on some days, in any order; days may be left out. */
export type Counted = readonly { date: string; value: number }[]

/** As many bars as can be told apart: a month by days, a quarter by weeks, a year by months of the calendar. */
export const stepOf = (days: number): Step => (days > 100 ? 'month' : days > 31 ? 'week' : 'day')

type Dates = readonly string[]

/** Weeks that end with the last day; the first one may be shorter. */
function weeksOf(dates: Dates): Dates[] {
  const first = dates.length % 7
  const rest = Array.from({ length: Math.floor(dates.length / 7) }, (_, index) =>
    dates.slice(first + index * 7, first + index * 7 + 7),
  )
  return first === 0 ? rest : [dates.slice(0, first), ...rest]
}

const groups: Record<Step, (dates: Dates) => Dates[]> = {
  day: dates => dates.map(date => [date]),
  week: weeksOf,
  month: dates => [...Map.groupBy(dates, date => date.slice(0, 7)).values()],
}

/** The bars of all days of a period, the oldest first. */
export const barsOf = (dates: Dates, step: Step, series: readonly Counted[]): Bar[] =>
  groups[step](dates).map(group => {
    const [from = '', to = from] = [group[0], group.at(-1)]
    const within = ({ date }: { date: string }) => from <= date && date <= to
    return { from, to, values: series.map(days => days.filter(within).reduce((sum, { value }) => sum + value, 0)) }
  })

export const totalOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0)

/** The one with the most; of several the last. Undefined where there are none. */
export const bestBar = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>((best, bar) => (best && totalOf(best) > totalOf(bar) ? best : bar), undefined)
