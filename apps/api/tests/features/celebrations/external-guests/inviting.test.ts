import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { namesOf, stepsOf } from '../invitations/steps.ts'
import { personalOf, tokenIn } from './steps.ts'

const world = await startWorld()
const { app, clock } = world
const { party, guests } = stepsOf(world)
const { invite, link, renew, revoke, open, accept } = personalOf(world)

test('a name is enough for a link, which the host sees once', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const { status, body } = await invite(ana, id, { name: ' Aunt Ilse ', message: 'Do come!' })
  expect(status).toBe(201)
  expect(body.guest).toMatchObject({
    user: { id: 0, name: 'Aunt Ilse', profile_picture: null },
    status: 'pending',
    personal: { email: null },
  })
  expect(body.link).toMatch(new RegExp(`^${world.settings.publicUrl}/i/[\\w-]{43}$`))
  const listed = (await guests(ana, id)).body
  expect(namesOf(listed)).toEqual(['Aunt Ilse'])
  expect(JSON.stringify(listed)).not.toContain(tokenIn(body.link))
  const { rows } = await sql<{ text: string }>`SELECT guest_links::text AS text FROM guest_links`.execute(app.db)
  expect(rows.every(row => !row.text.includes(tokenIn(body.link)))).toBe(true)
})

test('with an e-mail the link is sent, in the language of the host', async () => {
  const { ana } = await world.people()
  await app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ana.id).execute()
  const id = await party(ana)
  await world.emails()
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ILSE@example.org' })
  const [mail] = await world.emails()
  expect(mail).toMatchObject({
    to: 'ILSE@example.org',
    language: 'fr',
    subject: 'Invitation\u202f: Garden party',
  })
  const sent = tokenIn(mail?.links[0] ?? '')
  expect(sent).not.toBe(token)
  for (const one of [sent, token]) expect((await open(one)).body.invitation.name).toBe('Ilse')
})

test('an e-mail, or a name without one, is invited once, whatever its case', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const again = await invite(ana, id, { name: 'Ilse B.', email: 'ILSE@example.org' })
  expect([again.status, again.body.details]).toEqual([422, { email: [{ code: 'invited_already', values: {} }] }])
  await link(ana, id, { name: 'Ilse' })
  expect((await invite(ana, id, { name: 'ilse' })).body.details).toMatchObject({ name: [{ code: 'invited_already' }] })
  await link(ana, await party(ana), { name: 'Ilse' })
})

test('hosts cannot invite their own e-mail address, whatever its case', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  const { status, body } = await invite(ana, id, { name: 'Me', email: ana.email.toUpperCase() })
  expect([status, body.details]).toEqual([422, { email: [{ code: 'own_email', values: {} }] }])
  await link(ana, id, { name: 'Ben', email: ben.email })
})

test('of ten invitations at once one is created', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await world.emails()
  const json = { name: 'Ilse', email: 'ilse@example.org' }
  const replies = await Promise.all(Array.from({ length: 10 }, () => invite(ana, id, json)))
  const statuses = Map.groupBy(replies, reply => reply.status)
  expect([statuses.get(201)?.length, statuses.get(422)?.length]).toEqual([1, 9])
  expect(await world.emails()).toHaveLength(1)
})

test('errors are reported by field', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  expect((await invite(ana, id, { name: ' ' })).body.details).toMatchObject({ name: [{ code: 'required' }] })
  expect((await invite(ana, id, { name: 'I'.repeat(121) })).body.details).toMatchObject({
    name: [{ code: 'too_long' }],
  })
  const wrong = await invite(ana, id, { name: 'Ilse', email: 'no address' })
  expect(wrong.body.details).toMatchObject({ email: [{ code: 'not_an_email' }] })
})

test('only the host can do it, and before the end', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana, { inHours: 1 })
  const { guest } = await link(ana, id, { name: 'Ilse' })
  for (const reply of [
    await invite(ben, id, { name: 'Hans' }),
    await renew(ben, id, guest.id),
    await revoke(ben, id, guest.id),
    await renew(ana, await party(ana), guest.id),
  ])
    expect(reply.status).toBe(404)
  clock.forward({ hours: 8 })
  expect((await invite(ana, id, { name: 'Hans' })).body.code).toBe('event_over')
})

test('an event has a limited number of personal invitations', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await sql`INSERT INTO event_guests (event_id, status, external_name, created_at)
    SELECT ${id}, 'pending', 'Guest ' || n, now() FROM generate_series(1, ${externalGuestsPerEvent - 1}) n`.execute(
    app.db,
  )
  await link(ana, id, { name: 'The last one' })
  expect((await invite(ana, id, { name: 'One more' })).body.code).toBe('too_many_external_guests')
  expect((await guests(ana, id, '?keyword=one')).body.guests).toHaveLength(1)
})

test('a new link ends the previous ones', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const { guest, token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const [mail] = (await world.emails()).slice(-1)
  const renewed = tokenIn((await renew(ana, id, guest.id)).body.link)
  for (const old of [token, tokenIn(mail?.links[0] ?? '')]) {
    expect(await open(old)).toMatchObject({ status: 410, body: { code: 'invitation_revoked' } })
    expect((await accept(old)).status).toBe(410)
  }
  expect((await open(renewed)).status).toBe(200)
})

test('a revoked guest loses seat, ticket and link, and can be invited again', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const { guest, token } = await link(ana, id, { name: 'Ilse' })
  await accept(token, { adults: 3 })
  expect((await revoke(ana, id, guest.id)).status).toBe(200)
  expect((await revoke(ana, id, guest.id)).status).toBe(404)
  expect((await open(token)).body.code).toBe('invitation_revoked')
  const { body } = await guests(ana, id)
  expect([body.guests, body.counts.accepted]).toEqual([[], 0])
  const again = await link(ana, id, { name: 'Ilse' })
  expect(again.guest).toMatchObject({ id: guest.id, status: 'pending', message: null })
  expect((await open(token)).status).toBe(410)
  expect((await open(again.token)).status).toBe(200)
})
