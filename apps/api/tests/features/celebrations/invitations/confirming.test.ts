import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { plansOf } from '../plans/steps.ts'
import { namesOf, stepsOf } from './steps.ts'

const world = await startWorld()
const { edit } = eventsOf(world)
const { summary } = plansOf(world)
const { party, friendsOf, ask, accept, guests } = stepsOf(world)

test('guests who have to confirm a new date differ from those who were only invited, in the list, the summary and the table', async () => {
  const { ana } = await world.people()
  const [ben, cleo] = await friendsOf(ana, ['Ben', 'Cleo'])
  if (!ben || !cleo) throw new Error('Nobody came.')
  const id = await party(ana, { members: 5 })
  await ask(ana, id, [ben, cleo])
  await accept(ben, id, { adults: 2, children: 1 })
  await edit(ana, id, { event_date: '2031-08-14 19:30:00' })

  const list = (await guests(ana, id)).body
  expect(list.counts).toMatchObject({ accepted: 0, confirming: 3, pending: 1 })
  expect(list.guests.map((one: { confirming: boolean }) => one.confirming)).toEqual([false, true])
  expect(namesOf((await guests(ana, id, '?status=confirming')).body)).toEqual(['Ben'])
  expect(namesOf((await guests(ana, id, '?status=pending')).body)).toEqual(['Cleo'])
  expect((await summary(ana, id)).body.guests).toMatchObject({
    accepted: { guests: 0, people: 0 },
    confirming: { guests: 1, people: 3 },
    pending: { guests: 1, people: 1 },
  })
  const headers = { authorization: `Bearer ${ana.token}`, 'accept-language': 'en' }
  const table = await (await fetch(`${world.url}/api/v1/event/${id}/download-guests`, { headers })).text()
  expect(table).toContain('Ben,To confirm,2,1')
  expect(table).toContain('Cleo,No reply,1,0')

  await accept(ben, id)
  expect((await guests(ana, id)).body.counts).toMatchObject({ confirming: 0, pending: 1 })
})
