import type { Media } from '@celebrio/contract/base/media'
import { Song } from '#features/base/uploads'
import { VideoPlayer } from '#features/social/videos'
import classes from './audio-and-video.module.css'

/** Songs and videos of a post, in the order in which they were added. */
export const AudioAndVideo = ({ media, author }: { media: readonly Media[]; author: string }) => {
  const songs = media.filter(({ file_type }) => file_type === 'audio')
  return (
    <>
      {songs.length > 0 && (
        <div className={classes.songs}>
          {songs.map(song => (
            <Song key={song.id} media={song} />
          ))}
        </div>
      )}
      {media
        .filter(({ file_type }) => file_type === 'video')
        .map(film => (
          <VideoPlayer key={film.id} media={film} author={author} />
        ))}
    </>
  )
}
