import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { celebrate } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { fill, plansOf } from './steps.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const { addLine, budget, editLine, line, plan, removeLine } = plansOf(world)

test('a budget has a total, a currency and items, and the answer has their sums', async () => {
  const event = await celebrate(world, ana)
  await budget(ana, event, { currency: 'eur', planned_total: 250_000 })
  await line(ana, event, { name: 'Cake', planned: 12_050 })
  await line(ana, event, { name: 'Band', planned: 90_000, spent: 45_000 })
  expect(await plan(ana, event)).toMatchObject({
    currency: 'EUR',
    planned_total: 250_000,
    lines: [
      { name: 'Cake', planned: 12_050, spent: 0 },
      { name: 'Band', planned: 90_000, spent: 45_000 },
    ],
    lines_planned: 102_050,
    lines_spent: 45_000,
  })
  expect((await budget(ana, event, { planned_total: '' })).body.plan).toMatchObject({
    currency: 'EUR',
    planned_total: null,
  })
})

test('two devices that each change one item lose nothing', async () => {
  const event = await celebrate(world, ana)
  const id = await line(ana, event, { name: 'Cake', planned: 100 })
  await Promise.all([editLine(ana, event, id, { spent: 90 }), editLine(ana, event, id, { name: 'Cake and candles' })])
  expect((await plan(ana, event)).lines).toEqual([{ id, name: 'Cake and candles', planned: 100, spent: 90 }])
})

test('a deleted item no longer counts, and can be added again as it was', async () => {
  const event = await celebrate(world, ana)
  const id = await line(ana, event, { name: 'Cake', planned: 100, spent: 20 })
  const { body } = await removeLine(ana, event, id)
  expect(body).toMatchObject({
    plan: { lines: [], lines_planned: 0, lines_spent: 0 },
    deleted: { name: 'Cake', planned: 100, spent: 20 },
  })
  expect((await removeLine(ana, event, id)).status).toBe(404)
  expect((await addLine(ana, event, body.deleted)).body.plan.lines_spent).toBe(20)
})

test('amounts are whole, not negative, and within the limit', async () => {
  const event = await celebrate(world, ana)
  const fieldsOf = async (json: object) => Object.keys((await addLine(ana, event, { name: 'X', ...json })).body.errors)
  for (const planned of [-1, 1.5, '12,50', 1_000_000_000_001, 'NaN'])
    expect(await fieldsOf({ planned })).toEqual(['planned'])
  expect(await fieldsOf({ spent: -1 })).toEqual(['spent'])
  expect(await fieldsOf({ name: '' })).toEqual(['name'])
  expect(await fieldsOf({ name: 'x'.repeat(121) })).toEqual(['name'])
  const edit = async (json: object) => Object.keys((await budget(ana, event, json)).body.errors)
  expect(await edit({ planned_total: -5 })).toEqual(['planned_total'])
  for (const currency of ['EURO', 'ABC', '']) {
    if (currency) expect(await edit({ currency })).toEqual(['currency'])
  }
  expect((await plan(ana, event)).lines).toEqual([])
})

test('the largest amounts of the most items are summed exactly, and one more item is refused', async () => {
  const event = await celebrate(world, ana)
  const most = { name: 'Castle', planned: 1_000_000_000_000, spent: 999_999_999_999 }
  await addLine(ana, event, most)
  await fill(world, event, 'lines', 90)
  const answers = await Promise.all(Array.from({ length: 13 }, () => addLine(ana, event, most)))
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.body.details.name).toEqual([{ code: 'too_many_lines', values: { max: 100 } }])
  expect(await plan(ana, event)).toMatchObject({ lines_planned: 100_000_000_000_000, lines_spent: 99_999_999_999_900 })
})

test('a different currency keeps what the amounts mean', async () => {
  const event = await celebrate(world, ana)
  await budget(ana, event, { planned_total: 200_000 })
  await line(ana, event, { name: 'Cake', planned: 1250, spent: 99 })
  const yen = (await budget(ana, event, { currency: 'JPY' })).body.plan
  expect(yen).toMatchObject({ planned_total: 2000, lines: [{ planned: 13, spent: 1 }] })
  const dinar = (await budget(ana, event, { currency: 'KWD' })).body.plan
  expect(dinar).toMatchObject({ planned_total: 2_000_000, lines: [{ planned: 13_000, spent: 1000 }] })
})

test('a currency with a minor unit that makes an amount too large is refused, and nothing changes', async () => {
  const event = await celebrate(world, ana)
  await budget(ana, event, { currency: 'JPY' })
  await line(ana, event, { name: 'Castle', planned: 1_000_000_000_000 })
  const before = await plan(ana, event)
  const { status, body } = await budget(ana, event, { currency: 'USD' })
  expect([status, body.details.currency[0].code]).toEqual([422, 'amounts_too_large'])
  expect(await plan(ana, event)).toEqual(before)
})

test('a budget begins in the currency of the country of the event, or else of its host', async () => {
  const idOf = (code: string) => sql<number>`(SELECT id FROM countries WHERE code = ${code})`
  const event = await celebrate(world, ana)
  await sql`UPDATE events SET country_id = ${idOf('GB')} WHERE id = ${event}`.execute(world.app.db)
  expect((await plan(ana, event)).currency).toBe('GBP')
  expect((await budget(ana, event, { planned_total: 5 })).body.plan.currency).toBe('GBP')
  const home = await celebrate(world, ben)
  await sql`UPDATE events SET country_id = NULL WHERE id = ${home}`.execute(world.app.db)
  await sql`UPDATE users SET country_id = ${idOf('JP')} WHERE id = ${ben.id}`.execute(world.app.db)
  expect((await plan(ben, home)).currency).toBe('JPY')
})

test('the budget of another host cannot be reached', async () => {
  const event = await celebrate(world, ana)
  const own = await celebrate(world, ben)
  const id = await line(ana, event, { name: 'Cake', planned: 100 })
  const tries = [
    budget(ben, event, { planned_total: 1 }),
    addLine(ben, event, { name: 'Mine' }),
    editLine(ben, event, id, { spent: 1 }),
    removeLine(ben, event, id),
    editLine(ben, own, id, { spent: 1 }),
    removeLine(ben, own, id),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  expect(await plan(ana, event)).toMatchObject({ planned_total: null, lines: [{ name: 'Cake', spent: 0 }] })
})
