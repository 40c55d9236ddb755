import type { PgBoss } from 'pg-boss'
import { queue } from './open-queue.ts'

/** Jobs that run by themselves, by cron expression in UTC. */
export type Schedule = readonly { name: string; cron: string }[]

/** Has pg-boss send these jobs by the clock, once however many processes there are, and no others. */
export async function reconcileSchedules(boss: PgBoss, schedule: Schedule): Promise<void> {
  const stored = await boss.getSchedules()
  const wanted = new Map(schedule.map(one => [one.name, one.cron]))
  for (const { name, key } of stored) {
    if (name !== queue || !wanted.has(key)) await boss.unschedule(name, key)
  }
  for (const [handler, cron] of wanted) {
    if (stored.some(one => one.name === queue && one.key === handler && one.cron === cron)) continue
    await boss.schedule(queue, cron, null, { key: handler, group: { id: handler } })
  }
}
