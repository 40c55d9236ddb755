import { friends } from '@celebrio/contract/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { blockPerson, reportPerson, skipPerson, unblockPerson } from './block.ts'
import { acceptFriend, rejectFriend, removeFriend, requestFriend } from './connect.ts'
import { findFriends } from './find-friends.ts'
import { readFriends, readRequests } from './read-friends.ts'

export const routes = (app: AppContext): Route[] => [
  route(friends.list, ({ viewer, query }) => readFriends(app, viewer, query)),
  route(friends.request, ({ viewer, body }) => requestFriend(app, viewer, body)),
  route(friends.accept, ({ viewer, params, body }) => acceptFriend(app, viewer, params.friend_id, body.friend_type)),
  route(friends.reject, ({ viewer, params }) => rejectFriend(app, viewer, params.friend_id)),
  route(friends.remove, ({ viewer, params }) => removeFriend(app, viewer, params.friend_id)),
  route(friends.block, ({ viewer, params }) => blockPerson(app, viewer, params.friend_id)),
  route(friends.unblock, ({ viewer, params }) => unblockPerson(app, viewer, params.friend_id)),
  route(friends.report, ({ viewer, params, body }) => reportPerson(app, viewer, params.friend_id, body)),
  route(friends.requests, ({ viewer, query }) => readRequests(app, viewer, query)),
  route(friends.find, ({ viewer, query }) => findFriends(app, viewer, query)),
  route(friends.skip, ({ viewer, params }) => skipPerson(app, viewer, params.friend_id)),
]
