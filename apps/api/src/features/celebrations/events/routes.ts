import { cancelledEvents } from '@celebrio/contract/celebrations/cancelled-events'
import { events } from '@celebrio/contract/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readCancelled } from './cancelled-events.ts'
import { createEvent } from './create-event.ts'
import { removeEvent } from './delete-event.ts'
import { editEvent } from './edit-event.ts'
import { markEvent, unmarkEvent } from './mark-events.ts'
import { readEvent, readOpenEvents, readOwnEvents } from './read-events.ts'

export const routes = (app: AppContext): Route[] => [
  route(events.list, ({ viewer, query }) => readOwnEvents(app, viewer, query)),
  route(events.public, ({ visitor, query }) => readOpenEvents(app, visitor, query)),
  route(events.create, ({ viewer, body, files, idempotencyKey }) =>
    createEvent(app, viewer, body, files, idempotencyKey),
  ),
  route(events.get, async ({ visitor, params }) => ({
    event: await readEvent(app, app.db, visitor, params.id),
  })),
  route(cancelledEvents.get, ({ viewer, params }) => readCancelled(app, viewer, params.id)),
  route(events.edit, ({ viewer, params, body, files }) => editEvent(app, viewer, params.id, body, files)),
  route(events.delete, ({ viewer, params }) => removeEvent(app, viewer, params.id)),
  route(events.mark, ({ viewer, params }) => markEvent(app, viewer, params.id)),
  route(events.unmark, ({ viewer, params }) => unmarkEvent(app, viewer, params.id)),
]
