import { meet } from '@celebrio/contract/people/meet'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { hidePerson, reportMet } from './hide.ts'
import { readMeetStatus, readPeople, readTreats } from './read-people.ts'
import { answerTheirs, sendTreat } from './treat.ts'

export const routes = (app: AppContext): Route[] => [
  route(meet.status, ({ viewer }) => readMeetStatus(app, viewer)),
  route(meet.list, ({ viewer, query }) => readPeople(app, viewer, query)),
  route(meet.hide, ({ viewer, params }) => hidePerson(app, viewer, params.id)),
  route(meet.report, ({ viewer, params, body }) => reportMet(app, viewer, params.id, body)),
  route(meet.treat, ({ viewer, params }) => sendTreat(app, viewer, params.id)),
  route(meet.treats, ({ viewer, query }) => readTreats(app, viewer, query)),
  route(meet.accept, ({ viewer, params }) => answerTheirs(app, viewer, params.id, 'accepted')),
  route(meet.decline, ({ viewer, params }) => answerTheirs(app, viewer, params.id, 'declined')),
]
