/** Days are YYYY-MM-DD, months YYYY-MM: they are the same everywhere. */

const length = 86_400_000

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => textOf(Date.parse(day) + count * length)

export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01`)
  return monthOf(textOf(first.setUTCMonth(first.getUTCMonth() + count)))
}

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

export const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** How many days of its week come before a day. */
export const daysBefore = (day: string, firstWeekday: number): number => (weekdayOf(day) - firstWeekday + 7) % 7

/** The days of a month by weeks. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`
  const before = daysBefore(first, firstWeekday)
  const days = Array.from({ length: Number(lastOf(month).slice(8)) }, (_, index) => addDays(first, index))
  return [...Map.groupBy(days, day => Math.floor((before + Number(day.slice(8)) - 1) / 7)).values()]
}

/** The same day of another month, or the last one of a month that is shorter. */
export function inMonth(day: string, month: string): string {
  const same = `${month}-${day.slice(8)}`
  const last = lastOf(month)
  return same > last ? last : same
}

/** The day that a key leads to from another, as in any calendar; undefined for other keys. */
export function dayAfterKey(key: string, day: string, firstWeekday: number): string | undefined {
  const inWeek = daysBefore(day, firstWeekday)
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  if (key === 'PageUp' || key === 'PageDown') return inMonth(day, addMonths(monthOf(day), key === 'PageUp' ? -1 : 1))
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}
