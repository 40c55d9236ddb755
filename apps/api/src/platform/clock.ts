/** The time, passed in so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A moment some minutes after another. */
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

/** The day of a moment in UTC, as the database takes it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
