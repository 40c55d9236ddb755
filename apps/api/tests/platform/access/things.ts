import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { chatOf, groupsOf } from './things-of-chat.ts'
import { celebrationsOf } from './things-of-events.ts'
import { bookingsBy, dealsBy, storeOf } from './things-of-market.ts'
import { peopleOf } from './things-of-people.ts'
import { postsOf } from './things-of-posts.ts'
import { ownOf, staffWorkOf } from './things-of-staff.ts'

/** Things of the cast, each made when it is first asked for, and once. */
export const thingsOf = (world: World, cast: Cast) => ({
  cast,
  ...peopleOf(world, cast),
  ...postsOf(world, cast),
  ...groupsOf(world, cast),
  ...chatOf(world, cast),
  ...celebrationsOf(world, cast),
  ...storeOf(world, cast),
  ...bookingsBy(world, cast),
  ...dealsBy(world, cast),
  ...staffWorkOf(world, cast),
  ...ownOf(world, cast),
})
export type Things = ReturnType<typeof thingsOf>
