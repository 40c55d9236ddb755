import { reviewDays } from '@celebrio/contract/market/reviews'

const day = 86_400_000

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * day)

/** Until when both sides of a booking can review. */
export const closesAt = (completedAt: Date): Date => daysAfter(completedAt, reviewDays.open)

/** When the first review of a booking is shown without the other one: once nobody can write that any more, there is nothing to wait for. */
export const shownBy = (writtenAt: Date, completedAt: Date): Date =>
  new Date(Math.min(daysAfter(writtenAt, reviewDays.blind).getTime(), closesAt(completedAt).getTime()))

/** What the public calls a person. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? name
