import { appealLimits } from '@celebrio/contract/care/appeals'

const excerptLength = 200

/** How a thing begins: its words, or else what it is called. Of a long one up to a whole word, and "…". */
export function excerptOf({ title, text }: { title: string | null; text: string }): string {
  const all = Array.from((text || title || '').trim())
  if (all.length <= excerptLength) return all.join('')
  const cut = all.slice(0, excerptLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}

/** The same day so many months later; the last day of a month that has no such day. */
export function monthsAfter(from: Date, months: number): Date {
  const day = new Date(from)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return day
}

/** Until when a decision can be appealed. */
export const appealBy = (decidedAt: Date): Date => monthsAfter(decidedAt, appealLimits.months)
