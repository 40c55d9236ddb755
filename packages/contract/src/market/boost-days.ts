const dayLength = 24 * 60 * 60 * 1000

/** How many of its days a boost has served that stops at a moment: those that have begun. Those that are left are refunded. */
export const elapsedDays = ({ starts_at, days }: { starts_at: Date; days: number }, stop: Date): number =>
  Math.max(0, Math.min(days, Math.ceil((stop.getTime() - starts_at.getTime()) / dayLength)))
