import { eventWall } from '@celebrio/contract/celebrations/wall'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOwn, readWall } from './read-wall.ts'
import { addEntry, approve, editSettings, removeEntry } from './write-wall.ts'

export const eventWallRoutes = (kit: Kit): Route[] => [
  route(eventWall.list, ({ viewer, params, query }) => readWall(kit, viewer, params.id, query)),
  route(eventWall.own, ({ viewer, params, query }) => readOwn(kit, viewer, params.id, query)),
  route(eventWall.add, ({ viewer, params, body }) => addEntry(kit, viewer, params.id, body)),
  route(eventWall.settings, ({ viewer, params, body }) => editSettings(kit, viewer, params.id, body.approve_first)),
  route(eventWall.approve, ({ viewer, params }) => approve(kit, viewer, params)),
  route(eventWall.delete, ({ viewer, params }) => removeEntry(kit, viewer, params)),
]
