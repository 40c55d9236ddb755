import { type Language, languages } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ReceivedEmail } from '../../../harness/emails.ts'
import { startWorld } from '../../../harness/world.ts'
import { linksOf } from '../guest-emails/steps.ts'
import { optOutsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const steps = optOutsOf(world)
const { stage, tokenOf, oneClick, unsubscribe, subscribe, look, sent, nudge, create, edit, cancel, personal } = steps
const { invite, to, guests, messages, openLinks, oneClickOf } = steps

const isUnwanted = async (...[as, id]: Parameters<typeof guests>) =>
  (await guests(as, id)).body.guests[0].personal.email_unwanted

/** Everything of which a host tells a guest without being asked. */
async function tellEverything(ana: Parameters<typeof nudge>[0], id: number): Promise<ReceivedEmail[]> {
  await nudge(ana, id)
  await messages.write(ana, id, 'Bring a hat', 'invited')
  await edit(ana, id, { dress_code: 'Linen' })
  await world.drainJobs()
  await edit(ana, id, { event_date: '2031-07-14 19:30:00' })
  await world.drainJobs()
  await cancel(ana, id)
  return sent()
}

test('every e-mail to a guest without an account can be unsubscribed in one click, and by a link at its foot', async () => {
  const { ana, ben, id, personal: token, invitation } = await stage()
  await personal.accept(token)
  const confirmation = await sent()
  await personal.invite(ana, id, { name: 'Noor', email: 'noor@example.org' })
  const told = [...confirmation, ...(await tellEverything(ana, id))]
  const subjects = new Set(told.map(mail => mail.subject.split(':')[0]))
  for (const one of ['You’re going', 'You’re invited', 'Are you coming? Party', 'What’s new', 'New date', 'Cancelled'])
    expect(subjects).toContain(one)
  for (const mail of [invitation, ...told]) {
    const page = `${world.settings.publicUrl}/unsubscribe/${tokenOf(mail)}`
    expect(mail && linksOf({ ...mail, links: [] }).at(-1)).toBe(page)
    expect(mail?.text.split('\n').findLast(line => line !== '')).toBe(`Unsubscribe: ${page}`)
  }
  const party = await create(ana)
  await invite(ana, party.id, { friend_ids: [ben.id] })
  const [toMember] = await to(ben)
  // Members have switches, which their e-mails turn.
  expect(toMember && oneClickOf(toMember)).toContain('/email-unsubscribe/celebrations.')
})

test.each([false, true])(
  'who has unsubscribed (%s) gets no more of the event, not even that it is cancelled',
  async gone => {
    const { ana, id, invitation } = await stage()
    if (gone) expect((await oneClick(tokenOf(invitation))).status).toBe(200)
    const told = await tellEverything(ana, id)
    expect(told.length).toBe(gone ? 0 : 5)
  },
)

test('opening the links changes nothing: the one for programs leads to the page', async () => {
  const { ana, id, invitation } = await stage()
  const token = tokenOf(invitation)
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${world.url}/api/v1/unsubscribe/${token}`, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${world.settings.publicUrl}/unsubscribe/${token}`,
    ])
  }
  expect((await look(token)).body.opt_out).toEqual({ title: 'Party', off: 'none' })
  expect(await isUnwanted(ana, id)).toBe(false)
})

test('of one event, or of all; other addresses and, of one, other events go on', async () => {
  const { ana, id, invitation } = await stage()
  const token = tokenOf(invitation)
  expect((await oneClick(token)).body.opt_out).toEqual({ title: 'Party', off: 'event' })
  expect((await oneClick(token)).body.opt_out.off).toBe('event')
  const { id: second } = await create(ana, { title: 'Second' })
  await personal.invite(ana, second, { name: 'Ilse', email: 'ILSE@example.org' })
  await personal.invite(ana, id, { name: 'Noor', email: 'noor@example.org' })
  expect((await sent()).map(mail => mail.to).sort()).toEqual(['ILSE@example.org', 'noor@example.org'])
  expect((await unsubscribe(token, 'all')).body.opt_out.off).toBe('all')
  await nudge(ana, second)
  await nudge(ana, id)
  const { id: third } = await create(ana, { title: 'Third' })
  await personal.invite(ana, third, { name: 'Ilse', email: 'Ilse@Example.org' })
  expect((await sent()).map(mail => mail.to)).toEqual(['noor@example.org'])
  await subscribe(token)
})

test('whoever takes it back gets e-mails again', async () => {
  const { ana, id, invitation } = await stage()
  const token = tokenOf(invitation)
  await oneClick(token)
  await unsubscribe(token, 'all')
  expect((await subscribe(token)).body.opt_out).toEqual({ title: 'Party', off: 'none' })
  await nudge(ana, id)
  expect(await sent()).toHaveLength(1)
})

test('the answer to what they do themselves still reaches them', async () => {
  const { ana, id, invitation, personal: token } = await stage()
  await oneClick(tokenOf(invitation))
  await personal.accept(token)
  expect((await sent()).map(mail => mail.subject)).toEqual(['You’re going: Party'])
  const link = await openLinks.make(ana, id)
  await openLinks.join(link, { email: 'ilse@example.org' })
  expect((await sent()).map(mail => mail.subject)).toEqual(['You’re invited: Party'])
  await edit(ana, id, { dress_code: 'Linen' })
  expect(await sent()).toEqual([])
})

test('nor is anybody reminded of the day who has unsubscribed', async () => {
  const { ana, id, invitation, personal: token } = await stage()
  await personal.accept(token)
  await oneClick(tokenOf(invitation))
  await world.emails()
  await app.db
    .updateTable('events')
    .set({ starts_at: new Date(app.clock.now().getTime() + 20 * 3_600_000), created_at: new Date(0), moved_at: null })
    .where('id', '=', id)
    .execute()
  await app.db
    .updateTable('event_tickets')
    .set({ created_at: new Date(0) })
    .execute()
  await world.runScheduledJob('reminders.send')
  expect((await world.emails()).map(mail => mail.to)).not.toContain('ilse@example.org')
  expect(ana.id).toBeGreaterThan(0)
})

test('the host sees who does not want e-mails, and counts without them', async () => {
  const { ana, id, invitation } = await stage()
  await oneClick(tokenOf(invitation))
  expect(await isUnwanted(ana, id)).toBe(true)
  const { nudging } = (await world.call('GET', `/event/${id}/nudge`, { as: ana })).body
  expect(nudging).toMatchObject({ guests: 0, unreachable: 1, can: { nudge: false } })
  expect((await messages.reach(ana, id)).body.reach.invited).toEqual({ guests: 0, by_email: 0 })
})

test('a link that was tampered with is none, and one of a cancelled event still unsubscribes of all', async () => {
  const { ana, id, invitation } = await stage()
  const token = tokenOf(invitation)
  const [, address = '', signature = ''] = token.split('.')
  for (const wrong of ['x', '1.2.3', `${id + 1}.${address}.${signature}`, `${id}.${address.replace(/^./, 'A')}.x`])
    for (const reply of [await look(wrong), await oneClick(wrong), await subscribe(wrong)])
      expect(reply.status).toBe(404)
  await cancel(ana, id)
  await sent()
  expect((await oneClick(token)).body.opt_out).toEqual({ title: null, off: 'none' })
  expect((await unsubscribe(token, 'all')).body.opt_out).toEqual({ title: null, off: 'all' })
  await subscribe(token)
})

test('whoever was removed from the list is told no title, and can still unsubscribe', async () => {
  const { ana, id, invitation, guest } = await stage()
  await personal.revoke(ana, id, guest)
  expect((await look(tokenOf(invitation))).body.opt_out.title).toBeNull()
  expect((await oneClick(tokenOf(invitation))).body.opt_out.off).toBe('event')
})

test('an address is kept as a hash, once for an event and once for all', async () => {
  const { invitation } = await stage('once@example.org')
  const token = tokenOf(invitation)
  await Promise.all([oneClick(token), oneClick(token), unsubscribe(token, 'all'), unsubscribe(token, 'all')])
  const { rows } = await sql<{ row: string }>`
    SELECT to_jsonb(email_opt_outs)::text AS row FROM email_opt_outs
    WHERE address_hash = sha256('once@example.org')`.execute(app.db)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('once')
  const again = sql`INSERT INTO email_opt_outs SELECT address_hash, event_id, now() FROM email_opt_outs
    WHERE address_hash = sha256('once@example.org') AND event_id IS NULL`
  await expect(again.execute(app.db)).rejects.toThrow(/unique/)
})

const words: Record<Language, { link: string; beforeAddress: string }> = {
  en: { link: 'Unsubscribe', beforeAddress: 'Unsubscribe: ' },
  fr: { link: 'Se désabonner', beforeAddress: 'Se désabonner\u00a0: ' },
  es: { link: 'Darse de baja', beforeAddress: 'Darse de baja: ' },
  pt: { link: 'Cancelar a inscrição', beforeAddress: 'Cancelar a inscrição: ' },
}

test.each(languages)('the link at the foot is in the language of the e-mail: %s', async language => {
  const { ana, id } = await stage()
  await app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  await personal.invite(ana, id, { name: 'Noor', email: 'noor@example.org' })
  const [mail] = await sent()
  expect(mail?.text).toContain(`${words[language].beforeAddress}http`)
  expect(mail?.html).toContain(`>${words[language].link}</a>`)
})
