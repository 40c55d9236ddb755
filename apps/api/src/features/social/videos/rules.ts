import { viewRules } from '@celebrio/contract/social/videos'

/** A place in the list of the most watched. */
export type Rank = { views: number; id: number }

export const rankText = ({ views, id }: Rank): string => `${views}~${id}`

/** A place in the list from its text; null for what is none. */
export function parseRank(text: string): Rank | null {
  const [, views, id] = /^(\d{1,9})~(\d{1,15})$/.exec(text) ?? []
  return views && id ? { views: Number(views), id: Number(id) } : null
}

/** A day of the calendar (UTC) as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The first day whose views count. */
export function firstDay(now: Date): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() - viewRules.days)
  return dayOf(day)
}
