import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { remindersOf } from './steps.ts'

const world = await startWorld()
const { app, runScheduledJob, clock } = world
const { party, kinds, pass, coming } = remindersOf(world)

test('what is interrupted is sent the next time, once', async () => {
  const { ana, fay } = await coming()
  clock.forward({ hours: 24, minutes: 1 })
  await sql`ALTER TABLE notification_actors ADD CONSTRAINT broken CHECK (kind <> 'event_tomorrow') NOT VALID`.execute(
    app.db,
  )
  await expect(runScheduledJob('reminders.send')).rejects.toThrow('broken')
  expect([await kinds(ana), await kinds(fay)]).toEqual([[], []])
  await sql`ALTER TABLE notification_actors DROP CONSTRAINT broken`.execute(app.db)
  await runScheduledJob('reminders.send')
  await Promise.all([runScheduledJob('reminders.send'), runScheduledJob('reminders.send')])
  expect([await kinds(ana), await kinds(fay)]).toEqual([['event_tomorrow'], ['event_tomorrow']])
})

test('of several runs at once, each reminder is sent once', async () => {
  const { ana, fay } = await coming()
  clock.forward({ hours: 24, minutes: 1 })
  await Promise.all(Array.from({ length: 5 }, () => runScheduledJob('reminders.send')))
  expect([await kinds(ana), await kinds(fay)]).toEqual([['event_tomorrow'], ['event_tomorrow']])
})

test('when nothing ran for a day, only reminders of upcoming events are sent, and none twice', async () => {
  const { fay } = await coming()
  await pass({ hours: 40 })
  expect(await kinds(fay)).toEqual(['event_tomorrow'])
  const { fay: gus } = await coming()
  await pass({ hours: 47, minutes: 30 })
  expect(await kinds(gus)).toEqual(['event_soon'])
  const { fay: hal } = await coming()
  await pass({ hours: 49 })
  expect(await kinds(hal)).toEqual([])
})

test('hundreds of guests and many events do not take a statement each', async () => {
  const { ana } = await world.people()
  for (let count = 0; count < 25; count++) await party(ana, { inHours: 48 })
  const id = await party(ana, { inHours: 48 })
  await sql`
    WITH people AS (
      INSERT INTO users (name, email, created_at)
      SELECT 'Guest ' || n, 'guest-' || n || '@example.org', now() FROM generate_series(1, 300) n
      RETURNING id),
    guests AS (
      INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at)
      SELECT ${id}, id, 'accepted', true, ${app.clock.now()} FROM people RETURNING id)
    INSERT INTO event_tickets (code, guest_id, created_at)
    SELECT upper(lpad(to_hex(id), 8, '0')), id, ${app.clock.now()} FROM guests`.execute(app.db)
  clock.forward({ hours: 24, minutes: 1 })
  expect((await world.statements(() => runScheduledJob('reminders.send'))).length).toBeLessThan(20)
  const { rows } = await sql<{ told: number }>`
    SELECT count(*)::int AS told FROM notifications WHERE subject_id = ${id} AND kind = 'event_tomorrow'`.execute(
    app.db,
  )
  expect(rows[0]?.told).toBe(301)
  const lonely = await sql`
    SELECT FROM notifications WHERE NOT EXISTS (
      SELECT FROM notification_actors WHERE notification_id = notifications.id)`.execute(app.db)
  expect(lonely.rows).toHaveLength(0)
})
