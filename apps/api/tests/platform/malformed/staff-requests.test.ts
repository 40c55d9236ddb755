import { operationIds } from '@celebrio/contract/contract'
import { expect, test } from 'vitest'
import { careOf } from '../../features/care/moderation/steps.ts'
import { staffOf } from '../../harness/staff.ts'
import { startWorld } from '../../harness/world.ts'
import { describedBy, faultsOf, seed } from './send.ts'

const world = await startWorld()
const { ana, ben, cleo, dan } = await world.people()
const { post, report, caseOf } = careOf(world)
const total = Math.ceil(Number(process.env.MALFORMED_REQUESTS ?? 5000) / 5)

/** Operations that members cannot call at all. */
const ofStaff = [...operationIds].filter(([{ who }]) => who === 'moderator' || who === 'administrator')
const ids = new Set(ofStaff.map(([, id]) => id))

/** Work for the staff: what ids hit, as ids are small. */
async function furnish(): Promise<void> {
  for (let count = 0; count < 6; count++) {
    const id = await post(ana)
    await report(ben, id, 'That is my door')
    const json = { name: 'Ben', subject: 'An invoice', message: 'Where is it?' }
    await world.call('POST', '/contact', { as: ben, json })
    expect(await caseOf('post', id)).toBeLessThanOrEqual(6)
  }
}

/** How many cases are decided, and of how many the log says so: less those that were opened again. */
async function decided() {
  const { db } = world.app
  const made = await db.selectFrom('moderation_decisions').select('id').execute()
  const actions = db.selectFrom('staff_actions').select('id')
  const taken = await actions.where('action', 'in', ['dismissed', 'hid', 'removed', 'warned', 'suspended']).execute()
  const reopened = await actions.where('action', '=', 'reopened').execute()
  return { made: made.length, logged: taken.length - reopened.length }
}

test(`${total} requests by the staff to its own pages are answered, none by a fault of ours, and the log is whole (seed ${seed})`, async () => {
  await furnish()
  const moderator = await staffOf(world, cleo, 'moderator')
  const administrator = await staffOf(world, dan, 'administrator')
  const operations = (await describedBy(world)).filter(one => ids.has(one.operation.operationId))
  expect(operations.length).toBe(ids.size)
  const asking = { operations, callers: () => [moderator, administrator, administrator] }
  expect(await faultsOf(world, asking, total)).toEqual([])
  const { made, logged } = await decided()
  expect(made).toBeGreaterThan(0)
  expect(logged).toBe(made)
  const { body } = await world.call('POST', '/staff/audit-log/verify', { as: administrator })
  expect(body).toMatchObject({ broken: null })
}, 120_000)
