import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { tokenIn } from '../external-guests/steps.ts'
import { remindersOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { party, personal, pass } = remindersOf(world)

const reminders = async () => (await world.emails()).filter(one => /^(Coming up|C’est bientôt)/.test(one.subject))

/** An event of Ana's in two days, and external guests who are invited to it. */
async function asked(names: string[]) {
  const { ana } = await world.people()
  const id = await party(ana, { inHours: 48 })
  const tokens: string[] = []
  for (const name of names) {
    const { token } = await personal.link(ana, id, { name, email: `${name.toLowerCase()}@example.org` })
    tokens.push(token)
  }
  return { ana, id, tokens }
}

test('an external guest who comes gets one e-mail, a day before, with a personal link', async () => {
  const { ana, id, tokens } = await asked(['Ilse', 'Jo', 'Kim'])
  await world.call('PATCH', `/event/${id}`, { as: ana, json: { address: 'Long Table 7' } })
  await app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ana.id).execute()
  const [ilse = '', jo = ''] = tokens
  await personal.accept(ilse)
  await personal.reject(jo)
  expect(await reminders()).toEqual([])
  await pass({ hours: 24, minutes: 1 })
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ilse@example.org', language: 'fr', subject: 'C’est bientôt\u202f: Garden party' })
  expect(mail?.text).toContain('(temps universel coordonné). Votre billet')
  expect(mail?.text.split('\n')).toContain('Lieu\u202f: Long Table 7')
  const { body } = await personal.open(tokenIn(mail?.links[0] ?? ''))
  expect([body.invitation.name, body.invitation.ticket === null]).toEqual(['Ilse', false])
  await pass({ minutes: 5 })
  await pass({ hours: 23 })
  expect(await reminders()).toEqual([])
})

test('no e-mail goes to guests who said yes later, who were removed from the list, or whose event was moved meanwhile', async () => {
  const { ana, id, tokens } = await asked(['Lou', 'Mia'])
  const [lou = '', mia = ''] = tokens
  await personal.accept(mia)
  world.clock.forward({ hours: 24, minutes: 1 })
  await personal.accept(lou)
  await pass({ minutes: 1 })
  const { guests } = (await world.call('GET', `/event/${id}/guest`, { as: ana })).body
  const guest = guests.find((one: { user: { name: string } }) => one.user.name === 'Mia')
  expect((await personal.revoke(ana, id, guest?.id ?? 0)).status).toBe(200)
  expect(await reminders()).toEqual([])

  const next = await asked(['Nell'])
  await personal.accept(next.tokens[0] ?? '')
  await pass({ hours: 24, minutes: 1 })
  const event_date = new Date(app.clock.now().getTime() + 72 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const moved = await world.call('PATCH', `/event/${next.id}`, { as: next.ana, json: { event_date } })
  expect(moved.status).toBe(200)
  await personal.accept(next.tokens[0] ?? '')
  expect(await reminders()).toEqual([])
})
