import type { PgBoss } from 'pg-boss'
import { queue } from './open-queue.ts'

/** Jobs that run on a schedule, with their cron expressions in UTC. */
export type Schedule = readonly { name: string; cron: string }[]

/** Makes pg-boss's schedules exactly these; each job is sent once across all processes. */
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
