import { nudgeLimits } from '@celebrio/contract/celebrations/nudges'

const hour = 3_600_000

type Sent = { sent: number; sent_at: Date } | undefined

/** How many reminders are left, and when the next one can go out; null where it can, or none is left. */
export function nextNudge(last: Sent, now: Date): { left: number; possibleAt: Date | null } {
  const left = nudgeLimits.perEvent - (last?.sent ?? 0)
  const next = last && new Date(last.sent_at.getTime() + nudgeLimits.hours * hour)
  return { left, possibleAt: next && left > 0 && next > now ? next : null }
}
