import { signUp } from '../../harness/people.ts'
import { befriend, block } from '../../harness/relations.ts'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'

/** A grown-up with whom C is connected, who has blocked B, and who wants to meet friends. */
export function peopleOf(world: World, { c, b, s }: Cast) {
  const person = once(async () => {
    const person = await signUp(world.call, 'Person')
    const json = { dob: '1990-01-01', join_friend_community: 1, preferred_name: 'Person' }
    await world.call('POST', '/profile', { as: person, json })
    await befriend(world, person, c)
    await block(world, person, b)
    return person
  })
  /** Has asked S, to be connected and to a treat. */
  const asker = once(async () => {
    const asking = await person()
    await making(world)(asking, '/friend', { friend_id: s.id })
    return asking
  })
  const treater = once(async () => {
    const treating = await person()
    await making(world)(treating, `/meet-new-friend/${s.id}/treat`, {})
    return treating
  })
  /** One of which it is known where it lies. */
  const city = once(async () => {
    const placed = world.app.db.selectFrom('cities').select('id').where('lat', 'is not', null).limit(1)
    return (await placed.executeTakeFirstOrThrow()).id
  })
  return { person, asker, treater, city }
}
