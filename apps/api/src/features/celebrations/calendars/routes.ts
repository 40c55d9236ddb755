import { calendars } from '@celebrio/contract/celebrations/calendars'
import { lookerOf } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { endLink, readLink, renewLink } from './link.ts'
import { eventCalendar, personalCalendar, subscribedCalendar } from './read-calendar.ts'

export const calendarRoutes = (kit: Kit): Route[] => [
  route(calendars.event, ({ params, ...call }) => eventCalendar(kit, lookerOf(call), params.id)),
  route(calendars.personal, ({ params, viewer, language }) => personalCalendar(kit, { ...params, viewer, language })),
  route(calendars.link, ({ viewer }) => readLink(kit, viewer)),
  route(calendars.renew, ({ viewer }) => renewLink(kit, viewer)),
  route(calendars.end, ({ viewer }) => endLink(kit, viewer)),
  route(calendars.subscribe, ({ params }) => subscribedCalendar(kit, params.token)),
]
