import type { Reply, Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'
import { png, song } from '../../base/uploads/samples.ts'

type SongParts = { title?: string; audio?: Buffer | null; cover?: Buffer | null; type?: string }

const fileOf = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type })

export const sound = song(20, 'Tagged')
export const picture = await png({ width: 40, height: 30 })

/** Actions on songs. */
export function singing({ call }: World) {
  const upload = (as: Someone, { title = 'Waltz', audio = sound, cover, type = 'audio/mpeg' }: SongParts = {}) => {
    const multipart = new FormData()
    multipart.append('title', title)
    if (audio) multipart.append('audio', fileOf(audio, type), 'waltz.mp3')
    if (cover) multipart.append('cover', fileOf(cover, 'image/png'), 'cover.png')
    return call('POST', '/song', { as, multipart })
  }
  const songsOf = (as: Someone, id: number, query = ''): Promise<Reply> =>
    call('GET', `/profile/song?user_id=${id}${query.replace('?', '&')}`, { as })
  return {
    upload,
    songsOf,
    newSong: async (as: Someone, title?: string): Promise<number> =>
      (await upload(as, title === undefined ? {} : { title })).body.song.id,
    async postSong(as: Someone, title: string): Promise<{ post: number; song: number }> {
      const multipart = new FormData()
      multipart.append('images[]', fileOf(song(20, title), 'audio/mpeg'), 'x.mp3')
      const { body } = await call('POST', '/post', { as, multipart })
      return { post: body.post.id, song: body.post.images[0]?.id ?? 0 }
    },
    titlesOf: async (as: Someone, id: number): Promise<string[]> =>
      (await songsOf(as, id)).body.songs.map((one: { title: string }) => one.title),
    subscribe: (as: Someone, id: number) => call('POST', `/song/${id}/subscribe`, { as }),
    unsubscribe: (as: Someone, id: number) => call('DELETE', `/song/${id}/subscribe`, { as }),
    subscribed: async (as: Someone) => (await call('GET', '/song/subscribed', { as })).body.songs.map(one => one.title),
  }
}
