import { friends } from '@celebrio/contract/people/friends'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { blockPerson, reportPerson, skipPerson, unblockPerson } from './block.ts'
import { acceptFriend, rejectFriend, removeFriend, requestFriend } from './connect.ts'
import { findFriends } from './find-friends.ts'
import { readFriends, readRequests } from './read-friends.ts'

export const friendRoutes = (kit: Kit): Route[] => [
  route(friends.list, ({ viewer, query }) => readFriends(kit, viewer, query)),
  route(friends.request, ({ viewer, body }) => requestFriend(kit, viewer, body)),
  route(friends.accept, ({ viewer, params, body }) => acceptFriend(kit, viewer, params.friend_id, body.friend_type)),
  route(friends.reject, ({ viewer, params }) => rejectFriend(kit, viewer, params.friend_id)),
  route(friends.remove, ({ viewer, params }) => removeFriend(kit, viewer, params.friend_id)),
  route(friends.block, ({ viewer, params }) => blockPerson(kit, viewer, params.friend_id)),
  route(friends.unblock, ({ viewer, params }) => unblockPerson(kit, viewer, params.friend_id)),
  route(friends.report, ({ viewer, params, body }) => reportPerson(kit, viewer, params.friend_id, body.reason)),
  route(friends.requests, ({ viewer, query }) => readRequests(kit, viewer, query)),
  route(friends.find, ({ viewer, query }) => findFriends(kit, viewer, query)),
  route(friends.skip, ({ viewer, params }) => skipPerson(kit, viewer, params.friend_id)),
]
