import type { Media } from '@celebrio/contract/base/media'
import { Film } from '#features/social/videos'
import { Song } from './song.tsx'

/** Songs and films of a post, in the order in which they were added. */
export const Recordings = ({ media, author }: { media: readonly Media[]; author: string }) => (
  <>
    {media
      .filter(({ file_type }) => file_type === 'audio')
      .map(song => (
        <Song key={song.id} media={song} />
      ))}
    {media
      .filter(({ file_type }) => file_type === 'video')
      .map(film => (
        <Film key={film.id} media={film} author={author} />
      ))}
  </>
)
