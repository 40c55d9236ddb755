import { music } from '@celebrio/contract/social/music'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readSongsOf, readSubscribed } from './read-songs.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { editSong, removeSong, uploadSong } from './write-songs.ts'

export const musicRoutes = (kit: Kit): Route[] => [
  route(music.list, ({ viewer, params, query }) => readSongsOf(kit, viewer, params.id, query)),
  route(music.subscribed, ({ viewer, query }) => readSubscribed(kit, viewer, query)),
  route(music.upload, ({ viewer, body, files }) => uploadSong(kit, viewer, body, files)),
  route(music.edit, ({ viewer, params, body, files }) => editSong(kit, viewer, params.id, body, files)),
  route(music.delete, ({ viewer, params }) => removeSong(kit, viewer, params.id)),
  route(music.subscribe, ({ viewer, params }) => subscribe(kit, viewer, params.id)),
  route(music.unsubscribe, ({ viewer, params }) => unsubscribe(kit, viewer, params.id)),
]
