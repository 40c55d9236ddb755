import type { Language } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf, linksOf, readable } from './steps.ts'

const world = await startWorld()
const { create, edit, invite, inHours, pair, to } = lettersOf(world)

const answersOf = (mail: Parameters<typeof linksOf>[0] | undefined) =>
  (mail ? linksOf(mail) : []).flatMap(link => /\?answer=(\w+)$/.exec(link)?.[1] ?? [])

const inLanguage: [Language, string][] = [
  ['en', 'Maybe'],
  ['fr', 'Peut-être'],
  ['es', 'Tal vez'],
  ['pt', 'Talvez'],
]

test.each(inLanguage)('where the host allows a maybe, the invitation offers it in %s', async (language, label) => {
  const { ana, ben } = await pair()
  await world.app.db.updateTable('users').set({ language }).where('id', '=', ben.id).execute()
  const { id } = await create(ana, { allows_maybe: 1 })
  await invite(ana, id, { friend_ids: [ben.id] })
  const [mail] = await to(ben)
  const colon = language === 'fr' ? '\u00A0:' : ':'
  expect(mail?.text).toContain(`${label}${colon}\n${world.settings.publicUrl}/events/${id}?answer=maybe`)
  expect(readable(mail?.html ?? '')).toContain(` ${label} `)
  expect(answersOf(mail)).toEqual(['going', 'cant', 'maybe'])
})

test('no e-mail offers a maybe that would be refused', async () => {
  const { ana, ben } = await pair()
  const strict = await create(ana)
  await invite(ana, strict.id, { friend_ids: [ben.id] })
  expect(answersOf((await to(ben))[0])).toEqual(['going', 'cant'])

  const open = await create(ana, {
    allows_maybe: 1,
    event_date: '2031-06-14 19:30:00',
    other_dates: ['2031-06-21 19:30:00'],
  })
  await invite(ana, open.id, { friend_ids: [ben.id] })
  expect(answersOf((await to(ben))[0])).toEqual(['cant'])

  const late = await create(ana, { allows_maybe: 1, event_date: inHours(72), answer_by: inHours(1) })
  world.clock.forward({ hours: 2 })
  await invite(ana, late.id, { friend_ids: [ben.id] })
  expect(answersOf((await to(ben))[0])).toEqual([])
})

test('who is asked again for a new date can say maybe as well', async () => {
  const { ana, ben } = await pair()
  const { id } = await create(ana, { allows_maybe: 1 })
  await invite(ana, id, { friend_ids: [ben.id] })
  await to(ben)
  await edit(ana, id, { event_date: '2031-12-13 20:00:00' })
  expect(answersOf((await to(ben))[0])).toEqual(['going', 'cant', 'maybe'])
})
