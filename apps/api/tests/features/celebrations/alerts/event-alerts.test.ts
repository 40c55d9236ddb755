import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'

const world = await startWorld()
const { call, clock } = world
const { create, get } = eventsOf(world)

const follow = (action: 'confirm' | 'deny' | 'delete', token: string) =>
  call('POST', `/event-alert/${action}`, { json: { token } })

const tokenIn = (link = 'http://none') => new URL(link).searchParams.get('token') ?? ''

async function alerted(host?: Member) {
  const ana = host ?? (await signUp(call, 'Ana'))
  await world.emails()
  const event = await create(ana, {
    title: 'Lantern walk',
    event_date: '2031-06-14 19:30:00',
    timezone: 'Europe/Paris',
  })
  const [mail] = await world.emails()
  const [mine, notMine] = mail?.links ?? []
  return { ana, event, mail, mine: tokenIn(mine), notMine: tokenIn(notMine) }
}

test('a new event sends its owner an e-mail with both answers, in their language', async () => {
  const { mail, ana } = await alerted(await signUp(call, 'Ana', { language: 'fr' }))
  expect(mail).toMatchObject({ to: ana.email, language: 'fr', subject: 'Nouvel événement\u202f: Lantern walk' })
  expect(mail?.text).toContain('samedi 14 juin 2031 à 19:30')
  const paths = mail?.links.map(link => new URL(link).pathname)
  expect(paths).toEqual(['/event-created', '/invalid-event'])
  expect(mail?.html).toContain('Ce n’était pas moi')
})

test('each link serves its own purpose, twice as well as once', async () => {
  const { mine, notMine } = await alerted()
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await follow('confirm', mine)
    expect([status, body.event.title, body.event.timezone]).toEqual([200, 'Lantern walk', 'Europe/Paris'])
    expect((await follow('deny', notMine)).body.event.title).toBe('Lantern walk')
  }
  for (const reply of [await follow('confirm', notMine), await follow('deny', mine), await follow('delete', mine)])
    expect(reply).toMatchObject({ status: 422, body: { code: 'event_link_invalid' } })
})

test('an owner who did not create the event deletes it without signing in', async () => {
  const { event, notMine, mine, ana } = await alerted()
  expect((await get(event.id, ana)).status).toBe(200)
  const replies = await Promise.all(Array.from({ length: 5 }, () => follow('delete', notMine)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect((await get(event.id, ana)).status).toBe(404)
  for (const reply of [await follow('delete', notMine), await follow('deny', notMine), await follow('confirm', mine)])
    expect(reply.body.code).toBe('event_link_invalid')
})

test('a link of a different event, a changed one and an old one are not valid', async () => {
  const one = await alerted()
  const other = await alerted(one.ana)
  const [id, until = '', signature] = one.notMine.split('.')
  const changed = [
    `${other.event.id}.${until}.${signature}`,
    `${id}.${Number(until) + 1}.${signature}`,
    `${id}.${until}.${'0'.repeat(64)}`,
    `${id}.${until}`,
    '',
  ]
  for (const token of changed) expect((await follow('delete', token)).body.code).toBe('event_link_invalid')
  clock.forward({ hours: 7 * 24 + 1 })
  expect((await follow('delete', one.notMine)).body.code).toBe('event_link_invalid')
  expect((await get(one.event.id, one.ana)).status).toBe(200)
})
