/** Time in which somebody may see it by themselves. */
export const minutesUnread = 4

type Weighed = { weight: 'urgent' | 'normal' | 'quiet'; emailAfter?: number }

/** After how many minutes an e-mail tells of it at once; null where that is left to the digest. */
export const atOnceAfter = ({ weight, emailAfter = minutesUnread }: Weighed): number | null =>
  weight === 'urgent' ? emailAfter : null

/** What comes faster goes into one e-mail. */
export const minutesBetween = 15

/** The hour of the day at which the digest comes. */
export const digestHour = 8

/** How old a notice may be that an e-mail tells. An e-mail that was held up for longer leaves it to the list. */
export const oldestMinutes = { now: 24 * 60, digest: 3 * 24 * 60 } as const

/** How many notices an e-mail tells one by one. */
export const shownItems = 12
