import { meet } from '@celebrio/contract/people/meet'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { hidePerson, reportMet } from './hide.ts'
import { readPeople, readStanding, readTreats } from './read-people.ts'
import { answerTheirs, sendTreat } from './treat.ts'

export const meetRoutes = (kit: Kit): Route[] => [
  route(meet.standing, ({ viewer }) => readStanding(kit, viewer)),
  route(meet.list, ({ viewer, query }) => readPeople(kit, viewer, query)),
  route(meet.hide, ({ viewer, params }) => hidePerson(kit, viewer, params.id)),
  route(meet.report, ({ viewer, params, body }) => reportMet(kit, viewer, params.id, body.reason)),
  route(meet.treat, ({ viewer, params }) => sendTreat(kit, viewer, params.id)),
  route(meet.treats, ({ viewer, query }) => readTreats(kit, viewer, query)),
  route(meet.accept, ({ viewer, params }) => answerTheirs(kit, viewer, params.id, 'accepted')),
  route(meet.decline, ({ viewer, params }) => answerTheirs(kit, viewer, params.id, 'declined')),
]
