import { eventWall } from '@celebrio/contract/celebrations/wall'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOwn, readWall } from './read-wall.ts'
import { addEntry, approve, editSettings, removeEntry } from './write-wall.ts'

export const routes = (app: AppContext): Route[] => [
  route(eventWall.list, ({ viewer, params, query }) => readWall(app, viewer, params.id, query)),
  route(eventWall.own, ({ viewer, params, query }) => readOwn(app, viewer, params.id, query)),
  route(eventWall.add, ({ viewer, params, body }) => addEntry(app, viewer, params.id, body)),
  route(eventWall.settings, ({ viewer, params, body }) => editSettings(app, viewer, params.id, body.approve_first)),
  route(eventWall.approve, ({ viewer, params }) => approve(app, viewer, params)),
  route(eventWall.delete, ({ viewer, params }) => removeEntry(app, viewer, params)),
]
