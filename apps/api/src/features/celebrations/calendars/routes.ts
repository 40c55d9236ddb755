import { calendars } from '@celebrio/contract/celebrations/calendars'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { endLink, readLink, renewLink } from './link.ts'
import { eventCalendar, personalCalendar, subscribedCalendar } from './read-calendar.ts'

export const routes = (app: AppContext): Route[] => [
  route(calendars.event, ({ visitor, params }) => eventCalendar(app, visitor, params.id)),
  route(calendars.personal, ({ params, viewer, language }) => personalCalendar(app, { ...params, viewer, language })),
  route(calendars.link, ({ viewer }) => readLink(app, viewer)),
  route(calendars.renew, ({ viewer }) => renewLink(app, viewer)),
  route(calendars.end, ({ viewer }) => endLink(app, viewer)),
  route(calendars.subscribe, ({ params }) => subscribedCalendar(app, params.token)),
]
