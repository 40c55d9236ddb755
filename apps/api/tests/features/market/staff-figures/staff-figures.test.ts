import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from '../../care/moderation/steps.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'
import { dealsOf } from '../deals/steps.ts'
import { plansOf } from '../subscriptions/steps.ts'

const world = await startWorld()
const { call, app, clock } = world
const care = careOf(world)
const bookings = bookingsOf(world)
const deals = dealsOf(world)
const plans = plansOf(world)
const { inHours } = eventsOf(world)

const hour = 3_600_000
const hoursToday = (clock.now().getTime() % (24 * hour)) / hour
// At noon of tomorrow, so that no day ends while something happens.
clock.forward({ minutes: Math.round((36 - hoursToday) * 60) })

const read = (token: { token: string }, days = 30) => call('GET', `/staff/figure?days=${days}`, { as: token })
const count = () => world.runScheduledJob('staff-figures.count')
const today = () => clock.now().toISOString().slice(0, 10)

/** Somebody who administers, with a new session: those of before have ended with their days. */
async function administrator() {
  const ada = await signUp(call, 'Ada')
  return staffOf(world, ada, 'administrator')
}

test('each day is counted once, when it is over, and what is deleted then has been there', async () => {
  const { ana, ben } = await world.people()
  const day = today()
  const { body } = await call('POST', '/post', { as: ana, json: { content: 'Lanterns' } })
  await deals.deal(ana, { valid_till: inHours(900) })
  await bookings.requested(ben)
  const { owner } = await plans.provider()
  await plans.buy(owner)
  const { mona, case: found } = await care.reported()
  clock.forward({ minutes: 30 })
  await care.decide(mona, found, { action: 'dismiss' })
  await world.runScheduledJob('staff-figures.count-today')
  await count()
  const rows = async (table: string, at: string) => {
    const found = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM ${sql.table(table)}
      WHERE (${sql.ref(at)} AT TIME ZONE 'UTC')::date = ${day}::date`.execute(app.db)
    return found.rows[0]?.n
  }
  const there = {
    sign_ups: await rows('users', 'created_at'),
    posts: await rows('posts', 'created_at'),
    events: await rows('events', 'created_at'),
    bookings: await rows('bookings', 'created_at'),
    deals: await rows('deals', 'created_at'),
    reports_opened: 1,
    reports_decided: 1,
  }
  expect(Object.values(there).every(value => Number(value) > 0)).toBe(true)

  clock.forward({ days: 1 })
  await count()
  await call('DELETE', `/post/${body.post.id}`, { as: ana })
  clock.forward({ days: 1 })
  await count()
  const figures = (await read(await administrator())).body
  expect(figures.days).toHaveLength(30)
  expect(figures.days.at(-1)?.date).toBe(new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10))
  expect(figures.days.find(one => one.date === day)).toMatchObject({ date: day, ...there })
  expect(figures.days.find(one => one.date === day)?.active).toBeGreaterThan(0)
  expect(figures.paid).toEqual([{ currency: 'USD', total: 59.99, days: [{ date: day, total: 59.99 }] }])
  expect(figures.decide_minutes).toBe(30)
})

test('somebody who is here again later was here before as well', async () => {
  const ada = await administrator()
  const day = today()
  await world.runScheduledJob('staff-figures.count-today')
  const before = await sql<{
    value: number
  }>`SELECT value FROM platform_figures WHERE figure = 'active' AND day = ${day}::date`.execute(app.db)
  await sql`UPDATE sessions SET last_used_at = last_used_at + interval '2 days' WHERE user_id = ${ada.id}`.execute(
    app.db,
  )
  await world.runScheduledJob('staff-figures.count-today')
  const after = await sql<{
    value: number
  }>`SELECT value FROM platform_figures WHERE figure = 'active' AND day = ${day}::date`.execute(app.db)
  expect(before.rows[0]?.value).toBeGreaterThan(0)
  expect(after.rows).toEqual(before.rows)
})

test('the days of a server that has slept are counted when it is back, once', async () => {
  clock.forward({ days: 5 })
  await count()
  const known = async () =>
    (await sql`SELECT * FROM platform_figures ORDER BY figure, day, currency`.execute(app.db)).rows
  const counted = await known()
  await count()
  expect(await known()).toEqual(counted)
  const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM platform_figures WHERE figure = 'posts'
    AND day > ${today()}::date - 6 AND day < ${today()}::date`.execute(app.db)
  expect(rows[0]?.n).toBe(5)
})

test('figures are for administrators, and a view reads what was counted only', async () => {
  const mona = await staffOf(world, await signUp(call, 'Mona'), 'moderator')
  expect((await read(mona)).status).toBe(403)
  const ada = await administrator()
  expect((await read(ada, 31)).status).toBe(422)
  for (const days of [30, 90, 365]) expect((await read(ada, days)).body.days).toHaveLength(days)
})

test('the database takes no sum without its currency, and nothing below nothing', async () => {
  const insert = (values: ReturnType<typeof sql>) =>
    sql`INSERT INTO platform_figures (figure, day, currency, value) VALUES ${values}`.execute(app.db)
  await expect(insert(sql`('paid', '2020-01-01', '', 1)`)).rejects.toThrow(/platform_figures_currency/)
  await expect(insert(sql`('posts', '2020-01-01', 'EUR', 1)`)).rejects.toThrow(/platform_figures_currency/)
  await expect(insert(sql`('posts', '2020-01-01', '', -1)`)).rejects.toThrow(/check/)
})
