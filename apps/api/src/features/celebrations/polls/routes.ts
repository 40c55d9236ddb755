import { eventPolls } from '@celebrio/contract/celebrations/polls'
import { pickDate } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changePoll, readPoll, readPollByLink } from './read-polls.ts'
import { voteByLink, voteForDate } from './vote.ts'

export const routes = (app: AppContext): Route[] => [
  route(eventPolls.get, ({ visitor, params }) => readPoll(app, visitor, params.id)),
  route(eventPolls.vote, ({ viewer, params, body }) => voteForDate(app, viewer, params.id, body)),
  route(eventPolls.pick, ({ viewer, params, body }) => pickDate(app, viewer, params.id, body.event_date)),
  route(eventPolls.change, ({ viewer, params, body }) => changePoll(app, viewer, params.id, body)),
  route(eventPolls.getByLink, ({ params, viewer, language }) =>
    readPollByLink(app, { token: params.token, viewer, language }),
  ),
  route(eventPolls.voteByLink, ({ params, viewer, language, body }) =>
    voteByLink(app, { token: params.token, viewer, language }, body),
  ),
]
