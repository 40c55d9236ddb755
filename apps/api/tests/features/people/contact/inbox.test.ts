import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call, app } = world

/** Ana writes from her confirmed address; Ben moderates. */
async function written(subject = 'An invoice') {
  const people = await world.people()
  const { ana, ben } = people
  await staffOf(world, ana, null)
  await staffOf(world, ben, 'moderator')
  await call('POST', '/contact', {
    as: ana,
    headers: { 'accept-language': 'fr' },
    json: { name: 'Ana Costa', subject, message: 'Where is it?' },
  })
  const { id } = await app.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', ana.email)
    .executeTakeFirstOrThrow()
  await world.emails()
  return { ...people, id }
}
const answer = (as: Member, id: number, words = 'It is in your receipts.\nThere, at the top.') =>
  call('POST', `/staff/message/${id}/answer`, { as, json: { answer: words } })
const close = (as: Member, id: number, reason?: string) =>
  call('POST', `/staff/message/${id}/close`, { as, json: { reason } })
const read = async (as: Member, id: number) => (await call('GET', `/staff/message/${id}`, { as })).body.message
const idsIn = async (as: Member, status: 'open' | 'resolved') =>
  (await call('GET', `/staff/message?per_page=100&status=${status}`, { as })).body.messages.map(one => one.id)

test('a message waits for the staff until it is answered; the answer goes out in the sender’s language', async () => {
  const { ana, ben, id } = await written()
  expect(await idsIn(ben, 'open')).toContain(id)
  expect((await answer(ben, id)).status).toBe(200)
  const [mail, ...others] = await world.emails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: ana.email, subject: 'Notre réponse à « An invoice »' })
  expect(mail?.html).toContain('There, at the top.')
  expect(mail?.text).toMatch(
    /There, at the top\.[^]*Vous aviez écrit[^]*Where is it\?[^]*Nous écrire\s:\n.*\/contact-us\n/,
  )
  expect(await idsIn(ben, 'open')).not.toContain(id)
  expect(await idsIn(ben, 'resolved')).toContain(id)
  expect(await read(ben, id)).toMatchObject({
    status: 'answered',
    answer: 'It is in your receipts.\nThere, at the top.',
    resolved_by: { id: ben.id, name: 'Ben' },
  })
})

test('of two who answer at once, one does; nothing is sent twice', async () => {
  const { ben, cleo, id } = await written()
  await staffOf(world, cleo, 'administrator')
  await world.emails()
  const both = await Promise.all([answer(ben, id, 'From Ben'), answer(cleo, id, 'From Cleo')])
  expect(both.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await world.emails()).toHaveLength(1)
  expect((await close(ben, id)).body.code).toBe('message_resolved')
})

test('a message is closed without an answer; the reason is read by the staff, and stays in the audit log', async () => {
  const { ben, cleo, id } = await written()
  await staffOf(world, cleo, 'administrator')
  await world.emails()
  await close(ben, id, 'Advertising')
  expect(await world.emails()).toEqual([])
  expect(await read(ben, id)).toMatchObject({ status: 'closed', answer: null, closing_reason: 'Advertising' })
  const { messages } = (await call('GET', '/staff/message?status=resolved', { as: ben })).body
  expect(messages.find(one => one.id === id)?.closing_reason).toBe('Advertising')
  const { body } = await call('GET', '/staff/audit-log', { as: cleo })
  expect(body.entries[0]).toMatchObject({
    action: 'closed',
    subject_type: 'contact_message',
    subject_id: id,
    reason: 'Advertising',
    actor: { id: ben.id, name: 'Ben' },
  })
})

test('no answer goes to an address that nobody has confirmed, or that is no longer the sender’s', async () => {
  const { ana, ben, id } = await written()
  await app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', ana.id).execute()
  expect((await read(ben, id)).email_verified).toBe(false)
  expect((await answer(ben, id)).body.code).toBe('address_unconfirmed')
  expect(await read(ben, id)).toMatchObject({ status: 'open' })
  await app.db.deleteFrom('users').where('id', '=', ana.id).execute()
  expect((await answer(ben, id)).body.code).toBe('address_unconfirmed')
  expect((await close(ben, id)).status).toBe(200)
})

test('open messages come the oldest first, page by page; resolved ones the newest first', async () => {
  const { ben, id } = await written('First')
  const second = await written('Second')
  const page = await call('GET', '/staff/message?per_page=1', { as: ben })
  const seen = [page.body.messages[0]?.id]
  let { nextCursor } = page.body
  while (nextCursor) {
    const { body } = await call('GET', `/staff/message?per_page=1&cursor=${nextCursor}`, { as: ben })
    seen.push(body.messages[0]?.id)
    ;({ nextCursor } = body)
  }
  expect(seen).toEqual(await idsIn(ben, 'open'))
  expect(seen.indexOf(id)).toBeLessThan(seen.indexOf(second.id))
  world.clock.forward({ minutes: 1 })
  await close(ben, id)
  world.clock.forward({ minutes: 1 })
  await close(ben, second.id)
  expect((await idsIn(ben, 'resolved')).slice(0, 2)).toEqual([second.id, id])
})

test('nobody else reads or settles them', async () => {
  const { ana, id } = await written()
  const tries = [
    call('GET', '/staff/message', { as: ana }),
    call('GET', `/staff/message/${id}`, { as: ana }),
    answer(ana, id),
    close(ana, id),
  ]
  for (const { status, body } of await Promise.all(tries))
    expect([status, body.code]).toEqual([403, 'not_for_your_role'])
})

test.for([
  ['', 422],
  ['x'.repeat(5001), 422],
] as const)('an answer of %j is refused', async ([words, status]) => {
  const { ben, id } = await written()
  expect((await answer(ben, id, words)).status).toBe(status)
  expect(await read(ben, id)).toMatchObject({ status: 'open' })
})

test('a message that is not there is not found', async () => {
  const { ben } = await written()
  expect((await answer(ben, 2_000_000_000)).body.code).toBe('not_found')
})
