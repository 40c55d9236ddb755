import { calendars } from '@celebrio/contract/calendars'
import { lookerOf } from '#features/events'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
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
