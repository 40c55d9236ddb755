/** The current time, injected so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

/** The UTC date as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
