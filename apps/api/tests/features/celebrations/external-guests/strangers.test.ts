import { languages } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import { invitationEmailsPerDay } from '../../../../src/features/celebrations/external-guests/rules.ts'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { personalOf } from './steps.ts'

const world = await startWorld()
const { party } = stepsOf(world)
const { invite, renew, link, open } = personalOf(world)

/** As a host whose address is as it is. */
const inviteAs = (as: Member, id: number, json: object) =>
  world.call('POST', `/event/${id}/external-guest`, { as, json })

let last = 0
const stranger = () => {
  last += 1
  return { name: `Stranger ${last}`, email: `stranger.${last}@elsewhere.example` }
}
const toStrangers = async () => (await world.emails()).filter(mail => mail.to.endsWith('@elsewhere.example'))

async function inviteUntilRefused(host: Member, id: number): Promise<number> {
  for (let sent = 0; sent < 100; sent += 1) {
    const { status, body } = await invite(host, id, stranger())
    if (status === 422) {
      expect(body.details.email?.[0]?.code).toBe('emails_used_up')
      return sent
    }
  }
  return 100
}

test('nobody without a verified e-mail writes to strangers; a link to pass on they get', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const { status, body } = await inviteAs(ana, id, stranger())
  expect([status, body.details]).toEqual([422, { email: [{ code: 'own_email_unverified', values: {} }] }])
  expect(await toStrangers()).toEqual([])
  const { token } = await link(ana, id, { name: 'Ilse' })
  expect((await open(token)).status).toBe(200)
})

test('on the first day an account writes to 20 strangers, over all its events and links', async () => {
  const { ana } = await world.people()
  const [first, second] = [await party(ana), await party(ana)]
  const { guest } = await link(ana, first, stranger())
  expect(await inviteUntilRefused(ana, second)).toBe(19)
  expect((await invite(ana, first, stranger())).status).toBe(422)
  expect((await renew(ana, first, guest.id)).body.details.email?.[0]).toEqual({
    code: 'emails_used_up',
    values: { max: 20 },
  })
  expect(await toStrangers()).toHaveLength(20)
  expect((await invite(ana, first, { name: 'By hand' })).status).toBe(201)
})

test('also when they are sent at once', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await inviteUntilRefused(ana, id)
  world.clock.forward({ days: 1 })
  const replies = await Promise.all(Array.from({ length: 50 }, () => invite(ana, id, stranger())))
  expect(replies.filter(reply => reply.status === 201)).toHaveLength(40)
})

test('the number of a day grows with the age of the account, to 200', () => {
  const signedUp = new Date('2026-11-01T12:00:00Z')
  const on = (day: number) => invitationEmailsPerDay(signedUp, new Date(signedUp.getTime() + day * 86_400_000))
  expect([0, 0.9, 1, 4, 9, 10, 1000].map(on)).toEqual([20, 20, 40, 100, 200, 200, 200])
})

test('one guest gets six e-mails a day, however often the host changes the event', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await toStrangers()
  const { token } = await link(ana, id, stranger())
  for (let n = 0; n < 9; n += 1) {
    const json = { dress_code: `Linen ${n}` }
    expect((await world.call('PATCH', `/event/${id}`, { as: ana, json })).status).toBe(200)
    await world.drainJobs()
  }
  expect(await toStrangers()).toHaveLength(6)
  expect((await open(token)).status).toBe(200)
})

test.each(languages)('the subject begins with our own words: %s', async language => {
  const { ana } = await world.people()
  await world.app.db
    .updateTable('users')
    .set({ language, name: 'URGENT: your bank' })
    .where('id', '=', ana.id)
    .execute()
  const id = await party(ana)
  await toStrangers()
  await link(ana, id, stranger())
  const [mail] = await toStrangers()
  expect(mail?.subject).toMatch(/^(You’re invited|Invitation|Invitación|Convite)[ \u202f]?: /)
  expect(mail?.subject).toContain('Garden party')
})
