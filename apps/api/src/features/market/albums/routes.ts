import { albums } from '@celebrio/contract/market/albums'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readAlbum, readAlbumsOf } from './read-albums.ts'
import { createAlbum, editAlbum, removeAlbum } from './write-albums.ts'

export const routes = (app: AppContext): Route[] => [
  route(albums.ofProvider, ({ visitor, params, query }) => readAlbumsOf(app, visitor, params.id, query)),
  route(albums.get, async ({ visitor, params }) => ({
    album: await readAlbum(app, app.db, visitor, params.id),
  })),
  route(albums.create, ({ viewer, body }) => createAlbum(app, viewer, body)),
  route(albums.edit, ({ viewer, params, body }) => editAlbum(app, viewer, params.id, body)),
  route(albums.delete, ({ viewer, params }) => removeAlbum(app, viewer, params.id)),
]
