import { eventPolls } from '@celebrio/contract/celebrations/polls'
import { lookerOf, pickDate } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changePoll } from './change-poll.ts'
import { readPoll, readPollByLink } from './read-poll.ts'
import { voteByLink, voteForDate } from './vote.ts'

export const eventPollRoutes = (kit: Kit): Route[] => [
  route(eventPolls.get, ({ params, ...call }) => readPoll(kit, lookerOf(call), params.id)),
  route(eventPolls.vote, ({ viewer, params, body }) => voteForDate(kit, viewer, params.id, body)),
  route(eventPolls.pick, ({ viewer, params, body }) => pickDate(kit, viewer, params.id, body.event_date)),
  route(eventPolls.change, ({ viewer, params, body }) => changePoll(kit, viewer, params.id, body)),
  route(eventPolls.getByLink, ({ params, viewer, language }) =>
    readPollByLink(kit, { token: params.token, viewer, language }),
  ),
  route(eventPolls.voteByLink, ({ params, viewer, language, body }) =>
    voteByLink(kit, { token: params.token, viewer, language }, body),
  ),
]
