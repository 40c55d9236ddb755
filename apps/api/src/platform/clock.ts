/** The current time, injected so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

/** The UTC date as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const dayLength = 24 * 60 * 60 * 1000

/** The UTC dates of so many days up to a moment, the oldest first. */
export const daysUpTo = (last: Date, length: number): string[] =>
  Array.from({ length }, (_, index) => dayOf(new Date(last.getTime() - (length - 1 - index) * dayLength)))
