import { music } from '@celebrio/contract/social/music'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readSongsOf, readSubscribed } from './read-songs.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { editSong, removeSong, uploadSong } from './write-songs.ts'

export const routes = (app: AppContext): Route[] => [
  route(music.list, ({ viewer, query }) => readSongsOf(app, viewer, query)),
  route(music.subscribed, ({ viewer, query }) => readSubscribed(app, viewer, query)),
  route(music.upload, ({ viewer, body, files }) => uploadSong(app, viewer, body, files)),
  route(music.edit, ({ viewer, params, body, files }) => editSong(app, viewer, params.id, body, files)),
  route(music.delete, ({ viewer, params }) => removeSong(app, viewer, params.id)),
  route(music.subscribe, ({ viewer, params }) => subscribe(app, viewer, params.id)),
  route(music.unsubscribe, ({ viewer, params }) => unsubscribe(app, viewer, params.id)),
]
