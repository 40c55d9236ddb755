import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureOf } from '../../../harness/erasure.ts'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'
import { verificationsOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const { send, list, seen, own, open, decide, badge, notices, documented } = verificationsOf(world)
const { service } = servicesOf(world)
const { leave, erase, tablesWith } = erasureOf(world)
const ada = await staffOf(world, await signUp(call, 'Ada'), 'administrator')
const bea = await staffOf(world, await signUp(call, 'Bea'), 'administrator')

const entries = async () => (await call('GET', '/staff/audit-log?per_page=10', { as: ada })).body.entries

test('stores whose documents wait are listed, the longest first; one without a document is not', async () => {
  const first = await documented({ company_name: 'Oak' })
  world.clock.forward({ minutes: 1 })
  const second = await documented({ company_name: 'Elm' })
  const without = await newCaterer(world)
  const waiting = await list(ada)
  const ids = waiting.map(one => one.id)
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
  expect(waiting.find(one => one.id === second.id)).toMatchObject({
    company_name: 'Elm',
    state: 'waiting',
    round: 1,
    document_type: 2,
    content_type: 'application/pdf',
    owner: { id: second.owner.id, name: 'Ruth' },
    decided_at: null,
    reason: null,
    decided_by: null,
    can: { decide: true, verify: false },
  })
  expect(waiting.map(one => one.owner.id)).not.toContain(without.id)
  expect(await own(without)).toBeNull()
  expect(await own(first.owner)).toMatchObject({ state: 'waiting', decided_at: null, reason: null })
})

test('an administrator opens a document at an address that is good for a minute, and the log says so', async () => {
  const { id } = await documented()
  const { body, headers } = await open(ada, id)
  expect(headers.get('cache-control')).toContain('no-store')
  const file = await fetch(body.url)
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect((await entries())[0]).toMatchObject({
    actor: { id: ada.id },
    action: 'opened_document',
    subject_type: 'store',
    subject_id: id,
  })
  world.clock.forward({ minutes: 1, seconds: 1 })
  expect((await fetch(body.url)).status).toBe(404)
})

test('a document without a store is nowhere, and nothing is logged', async () => {
  const before = await entries()
  expect((await open(ada, 2_000_000_000)).status).toBe(404)
  const json = { outcome: 'verified', round: 1, was: 'waiting' }
  expect((await call('POST', '/staff/document/2000000000/decision', { as: ada, json })).status).toBe(404)
  expect(await entries()).toEqual(before)
})

test('a verified store has its badge on its page and in lists, and its provider is told', async () => {
  const { owner, id } = await documented({ company_name: 'Juniper' })
  await service(owner, { items: [{ name: 'Plate', price: 10 }] })
  const listed = async () => {
    const { body } = await call('GET', '/service-provider?keyword=juniper')
    return body.service_providers.map(card => [card.id, card.is_verified])
  }
  expect([await badge(id), await listed()]).toEqual([false, [[id, false]]])
  expect((await decide(ada, id, 'verified')).status).toBe(200)
  expect([await badge(id), await listed()]).toEqual([true, [[id, true]]])
  expect(await own(owner)).toMatchObject({ state: 'verified', reason: null })
  expect((await notices(owner)).map(one => one.kind)).toEqual(['document_verified'])
  expect((await entries())[0]).toMatchObject({ action: 'verified_store', subject_type: 'store', subject_id: id })
  expect(await seen(bea, id)).toMatchObject({ state: 'verified', decided_by: { id: ada.id, name: 'Ada' } })
})

test('a declined store has no badge; its provider is told why, in their language', async () => {
  const { owner, id } = await documented({ language: 'fr' })
  expect((await decide(ada, id, 'declined', { reason: undefined })).body.errors).toHaveProperty('reason')
  expect((await decide(ada, id, 'declined')).status).toBe(200)
  expect([await badge(id), await own(owner)]).toMatchObject([
    false,
    { state: 'declined', reason: 'The name on it is another.' },
  ])
  expect(await notices(owner)).toMatchObject([
    {
      kind: 'document_declined',
      title: expect.stringContaining('Ce document'),
      description: 'The name on it is another.',
    },
  ])
  expect((await entries())[0]).toMatchObject({ action: 'declined_document', subject_id: id, reason: null })
})

test.for([
  ['another document', (owner: Parameters<typeof send>[0]) => send(owner)],
  ['another name', (owner: Parameters<typeof send>[0]) => send(owner, { company_name: 'Another' })],
  ['another type', (owner: Parameters<typeof send>[0]) => send(owner, { document_type: '3' })],
] as const)('%s takes the badge away, and waits at the end of the queue', async ([, change]) => {
  const { owner, id } = await documented()
  const later = await documented()
  await decide(ada, id, 'verified')
  await notices(owner)
  world.clock.forward({ minutes: 1 })
  expect((await change(owner)).status).toBe(200)
  expect([await badge(id), await own(owner), await notices(owner)]).toMatchObject([false, { state: 'waiting' }, []])
  const ids = (await list(ada)).map(one => one.id)
  expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(id))
  expect(await seen(ada, id)).toMatchObject({ round: 2, decided_by: null })
})

test('what says nothing of who is behind a store leaves its badge', async () => {
  const { owner, id } = await documented()
  await decide(ada, id, 'verified')
  await send(owner, { description: 'Only cakes', document_type: '2' })
  expect(await badge(id)).toBe(true)
})

test('of two who decide about the same the first one’s decision stands; it can be corrected by who has seen it', async () => {
  const { id } = await documented()
  await open(ada, id)
  const json = { outcome: 'verified', round: 1, was: 'waiting' }
  expect((await call('POST', `/staff/document/${id}/decision`, { as: ada, json })).status).toBe(200)
  const other = { ...json, outcome: 'declined', reason: 'Blurred.' }
  const late = await call('POST', `/staff/document/${id}/decision`, { as: bea, json: other })
  expect([late.status, late.body.code]).toEqual([409, 'verification_moved_on'])
  expect(await badge(id)).toBe(true)
  expect((await decide(bea, id, 'declined')).status).toBe(200)
  expect((await decide(ada, id, 'verified')).status).toBe(200)
  expect(await badge(id)).toBe(true)
})

test('only who has opened the document, as it is now, verifies a store', async () => {
  const { owner, id } = await documented()
  const verify = async () => {
    const { round, state: was, can } = await seen(ada, id)
    const json = { outcome: 'verified', round, was }
    const { status, body } = await call('POST', `/staff/document/${id}/decision`, { as: ada, json })
    return [can.verify, status, body.code]
  }
  await open(bea, id)
  expect(await verify()).toEqual([false, 409, 'document_not_opened'])
  await open(ada, id)
  world.clock.forward({ minutes: 1 })
  await send(owner)
  expect(await verify()).toEqual([false, 409, 'document_not_opened'])
  expect(await badge(id)).toBe(false)
  await open(ada, id)
  expect(await verify()).toEqual([true, 200, undefined])
  expect(await badge(id)).toBe(true)
})

test('nobody decides about a document that has been replaced meanwhile', async () => {
  const { owner, id } = await documented()
  const looked = await seen(ada, id)
  await send(owner)
  const json = { outcome: 'verified', round: looked.round, was: looked.state }
  expect((await call('POST', `/staff/document/${id}/decision`, { as: ada, json })).body.code).toBe(
    'verification_moved_on',
  )
  expect(await badge(id)).toBe(false)
})

test('an administrator who sells cannot verify their own store, and is told so', async () => {
  const { owner, id } = await documented()
  await staffOf(world, owner, 'administrator')
  expect((await seen(owner, id)).can).toEqual({ decide: false, verify: false })
  expect(await decide(owner, id, 'verified')).toMatchObject({ status: 403, body: { code: 'own_case' } })
  expect(await badge(id)).toBe(false)
})

test('documents are for administrators', async () => {
  const { owner, id } = await documented()
  const mona = await staffOf(world, await signUp(call, 'Mona'), 'moderator')
  const json = { outcome: 'verified', round: 1, was: 'waiting' }
  for (const as of [owner, mona]) {
    expect((await call('GET', '/staff/document', { as })).status).toBe(403)
    expect((await open(as, id)).status).toBe(403)
    expect((await call('POST', `/staff/document/${id}/decision`, { as, json })).status).toBe(403)
  }
  expect((await call('GET', '/store/verification', { as: mona })).status).toBe(403)
})

test('the database takes no decision that has no reason, nor one about what has not been sent', async () => {
  const { id } = await documented()
  const row = sql`store_verifications SET decided_at = now(), `
  const change = (set: ReturnType<typeof sql>) => sql`UPDATE ${row}${set} WHERE provider_id = ${id}`.execute(app.db)
  await expect(change(sql`state = 'declined'`)).rejects.toThrow(/store_verifications_reasons/)
  await expect(change(sql`state = 'verified', round = 2`)).rejects.toThrow(/cannot become that/)
  await change(sql`state = 'verified'`)
  const again = sql`UPDATE store_verifications SET state = 'waiting', decided_at = NULL WHERE provider_id = ${id}`
  await expect(again.execute(app.db)).rejects.toThrow(/cannot become that/)
})

test('with an account goes what was decided about its document, and why', async () => {
  const { owner, id } = await documented()
  await decide(ada, id, 'declined', { reason: 'Quillonia is not you.' })
  await leave(owner)
  expect((await list(bea, 'declined')).map(one => one.id)).not.toContain(id)
  await erase()
  expect(await tablesWith('Quillonia', /./)).toEqual([])
})
