import { languages } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import { valueInWords } from '../../../../src/platform/personal-data/value-labels.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'
import { archivesOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { archiveOf } = archivesOf(world)

test('pages have words for bookings, flowers, days and languages; JSON has what programs read', async () => {
  const ana = await signUp(call, 'Ana', { language: 'fr' })
  const ben = await signUp(call, 'Ben')
  await befriend(world, ana, ben)
  await call('POST', '/profile', { as: ana, json: { dob: '1990-05-01' } })
  const { post } = (await call('POST', '/post', { as: ben, json: { content: 'Candles' } })).body
  await call('POST', `/post/${post.id}/superlike`, { as: ana, json: { type: 4 } })
  const { act, requested } = bookingsOf(world)
  const { booking, provider } = await requested(ana)
  await act(provider, booking.id, 'accept')
  await world.drainJobs()

  const archive = await archiveOf(ana)
  expect(archive.json('booked-services')).toMatchObject([{ name: 'Plate', quantity: 2 }])
  expect(archive.json('booking-steps').map(step => step.action)).toEqual(['request', 'accept'])
  expect(archive.text('pages/booking-steps.html')).toMatch(/<dd>Demandée<\/dd>[^]*<dd>Acceptée<\/dd>/)
  expect(archive.text('pages/flowers-for-posts.html')).toContain('<dd>Amour</dd>')
  expect(archive.text('pages/account.html')).toMatch(/<dd>1er mai 1990<\/dd>[^]*<dd>français<\/dd>/)
  expect(archive.json('account')).toMatchObject([{ date_of_birth: '1990-05-01', language: 'fr' }])
  expect(archive.text('pages/notifications.html')).toContain('<dd>Une réservation a été acceptée</dd>')
})

test('the first page begins with what there is, and names apart what there is nothing of', async () => {
  const archive = await archiveOf(await signUp(call, 'Ida'))
  const [full = '', empty = ''] = archive.text('index.html').split('<h2>Nothing in these yet</h2>')
  expect(full).toContain('href="pages/account.html"')
  expect(full).not.toContain('href="pages/deals.html"')
  expect(empty).toContain('<a href="pages/deals.html">Your deals</a>')
})

test.each(languages)('every kind of notification has words in %s', language => {
  const kinds = world.app.features.flatMap(({ notices }) => Object.keys(notices?.kinds ?? {}))
  expect(kinds.length).toBeGreaterThan(60)
  expect(kinds.filter(kind => valueInWords(language, 'kind', kind) === kind)).toEqual([])
})
