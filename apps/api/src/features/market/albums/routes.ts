import { albums } from '@celebrio/contract/market/albums'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readAlbum, readAlbumsOf } from './read-albums.ts'
import { createAlbum, editAlbum, removeAlbum } from './write-albums.ts'

const visitorOf = (viewer: Viewer | null) => viewer ?? { id: 0 }

export const routes = (app: AppContext): Route[] => [
  route(albums.ofProvider, ({ viewer, params, query }) => readAlbumsOf(app, visitorOf(viewer), params.id, query)),
  route(albums.get, async ({ viewer, params }) => ({
    album: await readAlbum(app, app.db, visitorOf(viewer), params.id),
  })),
  route(albums.create, ({ viewer, body }) => createAlbum(app, viewer, body)),
  route(albums.edit, ({ viewer, params, body }) => editAlbum(app, viewer, params.id, body)),
  route(albums.delete, ({ viewer, params }) => removeAlbum(app, viewer, params.id)),
]
