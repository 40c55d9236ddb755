import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesOf, stepsOf } from '../invitations/steps.ts'
import { personalOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const { party, guests } = stepsOf(world)
const { verify, link, revoke } = personalOf(world)

type Line = { name: string; email: string }

const send = (as: Someone, event: number, lines: Line[], message?: string) =>
  call('POST', `/event/${event}/external-guests`, { as, json: { guests: lines, ...(message && { message }) } })
const allowance = (as: Someone, event: number) => call('GET', `/event/${event}/external-guest-allowance`, { as })
const line = (name: string): Line => ({ name, email: `${name.toLowerCase()}@example.org` })
const many = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => line(`Guest${from + nth}`))

async function stage() {
  const { ana, ben } = await world.people()
  await verify(ana)
  const id = await party(ana)
  await world.emails()
  return { ana, ben, id }
}

test('each of several gets an e-mail of their own with the words of the host', async () => {
  const { ana, id } = await stage()
  const { status, body } = await send(ana, id, [line('Mara'), line('Ilse')], 'There will be cake.')
  expect([status, body]).toEqual([200, { message: 'Invitations sent', invited: 2, left_out: [] }])
  const emails = await world.emails()
  expect(emails.map(mail => mail.to).sort()).toEqual(['ilse@example.org', 'mara@example.org'])
  for (const mail of emails) expect(mail.text).toContain('There will be cake.')
  expect(new Set(emails.map(mail => mail.links[0])).size).toBe(2)
  expect(namesOf((await guests(ana, id)).body).sort()).toEqual(['Ilse', 'Mara'])
})

test('who is invited already, and the own address, are left out; who was removed is invited again', async () => {
  const { ana, id } = await stage()
  const gone = await link(ana, id, line('Gone'))
  await revoke(ana, id, gone.guest.id)
  await link(ana, id, line('Known'))
  await world.emails()
  const lines = [line('Known'), { name: 'Me', email: ana.email.toUpperCase() }, line('Gone'), line('Fresh')]
  expect((await send(ana, id, lines)).body).toMatchObject({
    invited: 2,
    left_out: [
      { email: 'known@example.org', code: 'invited_already' },
      { email: ana.email.toUpperCase(), code: 'own_email' },
    ],
  })
  expect((await world.emails()).map(mail => mail.to).sort()).toEqual(['fresh@example.org', 'gone@example.org'])
})

test('an address twice in the list is invited once, by the first name, whatever its case', async () => {
  const { ana, id } = await stage()
  const lines = [line('Mara'), { name: 'Mara again', email: 'MARA@example.org' }]
  expect((await send(ana, id, lines)).body).toMatchObject({ invited: 1, left_out: [] })
  expect(namesOf((await guests(ana, id)).body)).toEqual(['Mara'])
  expect(await world.emails()).toHaveLength(1)
})

test('more than the day allows are refused as a whole, and the allowance says how many may go', async () => {
  const { ana, id } = await stage()
  expect((await allowance(ana, id)).body).toEqual({
    is_verified: true,
    emails_left: 20,
    guests_left: externalGuestsPerEvent,
  })
  expect((await send(ana, id, many(15))).body.invited).toBe(15)
  const { status, body } = await send(ana, id, many(6, 15))
  expect([status, body.details]).toEqual([422, { email: [{ code: 'emails_used_up', values: { max: 20 } }] }])
  expect((await allowance(ana, id)).body).toMatchObject({ emails_left: 5, guests_left: externalGuestsPerEvent - 15 })
  expect((await send(ana, id, many(5, 15))).body.invited).toBe(5)
  expect((await send(ana, await party(ana), many(21))).status).toBe(422)
  expect(await world.emails()).toHaveLength(20)
})

test('two lists at once do not exceed the day', async () => {
  const { ana, id } = await stage()
  const other = await party(ana)
  const replies = await Promise.all([send(ana, id, many(12)), send(ana, other, many(12))])
  expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200, 422]))
  expect(await world.emails()).toHaveLength(12)
})

test('an event takes no more than its number of guests without an account', async () => {
  const { ana, id } = await stage()
  const created_at = app.clock.now()
  const rows = many(externalGuestsPerEvent - 1).map(({ name, email }) => ({
    event_id: id,
    status: 'pending' as const,
    external_name: name,
    external_email: email,
    created_at,
  }))
  await app.db.insertInto('event_guests').values(rows).execute()
  expect((await allowance(ana, id)).body.guests_left).toBe(1)
  expect((await send(ana, id, [line('Mara'), line('Ilse')])).body.code).toBe('too_many_external_guests')
  expect((await send(ana, id, [line('Mara')])).body.invited).toBe(1)
})

test('nobody sends before their own address is verified, nor to the events of others', async () => {
  const { ana, ben, id } = await stage()
  await verify(ben)
  expect((await send(ben, id, [line('Mara')])).status).toBe(404)
  expect((await allowance(ben, id)).status).toBe(404)
  const { cleo } = await world.people()
  const own = await party(cleo)
  expect((await allowance(cleo, own)).body.is_verified).toBe(false)
  expect((await send(cleo, own, [line('Mara')])).body.details).toMatchObject({
    email: [{ code: 'own_email_unverified' }],
  })
  expect((await send(ana, id, [{ name: 'Mara', email: 'mara at home' }])).body.details).toMatchObject({
    'guests.0.email': [{ code: 'not_an_email' }],
  })
  expect((await world.emails()).filter(mail => mail.to === line('Mara').email)).toEqual([])
})

test('a long list takes as many statements as a short one', async () => {
  const { ana, id } = await stage()
  const count = async (lines: Line[]) => (await world.statements(() => send(ana, id, lines))).length
  const few = await count(many(2))
  expect(await count(many(18, 2))).toBe(few)
})
