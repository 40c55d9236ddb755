type Rank = { mutual: number; nearness: number; id: number }

const findableFrom = 13

/** The last birthday of people who are 13 today, as YYYY-MM-DD: younger people cannot be found. */
export function bornBefore(now: Date): string {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - findableFrom)
  return day.toISOString().slice(0, 10)
}

export const rankText = ({ mutual, nearness, id }: Rank): string => `${mutual}~${nearness}~${id}`

/** A place in the ranking from its text; null for what is none. */
export function parseRank(text: string): Rank | null {
  const [, mutual, nearness, id] = /^(\d{1,9})~([0-3])~(\d{1,15})$/.exec(text) ?? []
  return mutual && nearness && id ? { mutual: Number(mutual), nearness: Number(nearness), id: Number(id) } : null
}
