import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { daysOf } from '../availability/steps.ts'
import { findingOf } from './steps.ts'

const world = await startWorld()
const { act, caterer, dayIn, hold, mark, requestedOn, weekdayFrom } = daysOf(world)
const { list, refused } = findingOf(world)
const { ana } = await world.people()

test('of all providers those are found who can still be asked for a day, as their calendars say', async () => {
  const sunday = weekdayFrom(30, 7)
  const [usual, neverOnSundays, exceptThis, off, full, held, early] = [
    await caterer(),
    await caterer({ weekdays_off: [7] }),
    await caterer({ weekdays_off: [7] }),
    await caterer(),
    await caterer({ bookings_a_day: 1 }),
    await caterer({ bookings_a_day: 1, allows_holds: true }),
    await caterer({ lead_days: 90 }),
  ]
  await mark(exceptThis.owner, { from: sunday, is_off: false })
  await mark(off.owner, { from: sunday, is_off: true })
  await act(full.owner, await requestedOn(ana, full, { day: sunday }), 'accept')
  await hold(ana, held.providerId, sunday)
  const ids = async (query: string, as?: Member) => (await list(query, as)).post.map(({ id }: { id: number }) => id)
  const idsOf = (...some: { providerId: number }[]) => some.map(({ providerId }) => providerId).toReversed()
  const all = [usual, neverOnSundays, exceptThis, off, full, held, early]
  expect(await ids('sort=newest')).toEqual(idsOf(...all))
  expect(await ids(`sort=newest&free_on=${sunday}`)).toEqual(idsOf(usual, exceptThis))
  expect(await ids(`sort=newest&free_on=${sunday}`, ana)).toEqual(idsOf(usual, exceptThis, held))
  const saturday = weekdayFrom(29, 6)
  expect(await ids(`sort=newest&free_on=${saturday}`)).toEqual(idsOf(...all.filter(one => one !== early)))
  world.clock.forward({ hours: 49 })
  expect(await ids(`sort=newest&free_on=${sunday}`)).toEqual(idsOf(usual, exceptThis, held))
  expect(await ids(`sort=newest&free_on=${dayIn(-2)}`)).toEqual([])
  expect(await refused('free_on=2030-02-30')).toEqual(['free_on'])
})
