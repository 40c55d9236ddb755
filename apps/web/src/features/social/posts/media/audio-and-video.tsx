import type { Media } from '@celebrio/contract/base/media'
import { VideoPlayer } from '#features/social/videos'
import { Song } from './song.tsx'

/** Songs and videos of a post, in the order in which they were added. */
export const AudioAndVideo = ({ media, author }: { media: readonly Media[]; author: string }) => (
  <>
    {media
      .filter(({ file_type }) => file_type === 'audio')
      .map(song => (
        <Song key={song.id} media={song} />
      ))}
    {media
      .filter(({ file_type }) => file_type === 'video')
      .map(film => (
        <VideoPlayer key={film.id} media={film} author={author} />
      ))}
  </>
)
