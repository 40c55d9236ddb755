import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { namesOf, stepsOf } from '../invitations/steps.ts'
import { doorOf } from '../tickets/steps.ts'

const world = await startWorld()
const { friendsOf, ask, accept, reject } = stepsOf(world)
const { checkIn } = doorOf(world)
const { link, accept: acceptByLink } = personalOf(world)
const { door, helped } = helpersOf(world)

async function busy() {
  const cast = await helped('door')
  const [eva, fay] = await friendsOf(cast.ana, ['Eva-Rose', 'Fay'])
  if (!eva || !fay) throw new Error('Nobody came.')
  await ask(cast.ana, cast.id, [eva, fay])
  await accept(eva, cast.id)
  return { ...cast, eva, fay }
}

test('the door sees who comes, with whom, and how many are in', async () => {
  const { ben, cleo, eva, fay, id } = await busy()
  const { body } = await door(ben, id)
  expect(namesOf(body)).toEqual(['Cleo', 'Eva-Rose'])
  expect(body.guests[0]).toMatchObject({ party: 3, adults: 2, children: 1, dietary: 'No nuts', checked_in_at: null })
  expect(body.counts).toEqual({ inside: 0, expected: 4 })
  const { arrival } = (await checkIn(ben, id, { user_id: cleo.id })).body
  const after = (await door(ben, id)).body
  expect(after.counts).toEqual({ inside: 3, expected: 4 })
  expect(after.guests[0].checked_in_at).toBe(arrival.checked_in_at)
  await reject(eva, id)
  expect((await door(ben, id)).body.counts).toEqual({ inside: 3, expected: 3 })
  expect((await checkIn(ben, id, { user_id: fay.id })).body.code).toBe('ticket_unknown')
})

test('people are found by the beginnings of their names, and page by page', async () => {
  const { ben, id } = await busy()
  expect(namesOf((await door(ben, id, '?keyword=ros')).body)).toEqual(['Eva-Rose'])
  const first = (await door(ben, id, '?per_page=1')).body
  expect([namesOf(first), first.hasMorePages]).toEqual([['Cleo'], true])
  const next = (await door(ben, id, `?per_page=1&cursor=${first.nextCursor}`)).body
  expect([namesOf(next), next.hasMorePages, next.nextCursor]).toEqual([['Eva-Rose'], false, null])
  expect((await door(ben, id, '?cursor=bm9uc2Vuc2U')).body.details).toMatchObject({
    cursor: [{ code: 'cursor_invalid' }],
  })
})

test('the list is alphabetical, whatever the case and the accents, with and without an account, namesakes one after another', async () => {
  const { ana, ben, id } = await busy()
  const more = await friendsOf(ana, ['émile', 'Zoë', 'Emil', 'Emil'])
  await ask(ana, id, more)
  for (const one of more) await accept(one, id)
  const { token } = await link(ana, id, { name: 'dora' })
  await acceptByLink(token)
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await door(ben, id, `?per_page=2${cursor && `&cursor=${cursor}`}`)
    names.push(...namesOf(body))
    cursor = body.nextCursor
  }
  expect(names).toEqual(['Cleo', 'dora', 'Emil', 'Emil', 'émile', 'Eva-Rose', 'Zoë'])
})

test('a guest who has blocked the helper is in no list, and let in by the code only', async () => {
  const { ben, cleo, id, code } = await busy()
  await block(world, cleo, ben)
  const { body } = await door(ben, id)
  expect([namesOf(body), body.counts.expected]).toEqual([['Eva-Rose'], 1])
  expect((await checkIn(ben, id, { user_id: cleo.id })).body.code).toBe('ticket_unknown')
  expect((await checkIn(ben, id, { code })).status).toBe(200)
})

test('the same scan sent again is answered as before, by no other door', async () => {
  const { ana, ben, id, code } = await busy()
  world.clock.forward({ minutes: 5 })
  const scanned_at = new Date(world.clock.now().getTime() - 60_000).toISOString()
  const scans = await Promise.all(Array.from({ length: 10 }, () => checkIn(ben, id, { code, scanned_at })))
  for (const { status, body } of scans) expect([status, body.arrival?.checked_in_at]).toEqual([200, scanned_at])
  const later = new Date(world.clock.now().getTime() - 30_000).toISOString()
  expect((await checkIn(ben, id, { code, scanned_at: later })).body.code).toBe('already_checked_in')
  expect((await checkIn(ana, id, { code, scanned_at })).body.code).toBe('already_checked_in')
})

test('a guest is let in with one statement', async () => {
  const { ben, id, code } = await busy()
  const sent = await world.statements(() => checkIn(ben, id, { code }))
  expect(
    sent.filter(one => one.includes('event_tickets')),
    sent.join('\n'),
  ).toHaveLength(1)
})
