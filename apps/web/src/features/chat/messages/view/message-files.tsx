import type { AttachedFile, Media } from '@celebrio/contract/base/media'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture, Song } from '#features/base/uploads'
import { playExclusively } from '#lib/exclusive-playback.ts'
import { useLayer } from '#ui/overlays/use-layer.ts'
import { DocumentCard } from './document-card.tsx'
import classes from './message-files.module.css'

type PicturesProps = {
  files: readonly Media[]
  /** Whose they are. */
  author: string
}

const onPlay = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => playExclusively(currentTarget)

const Film = ({ media: { image, poster, title } }: { media: Media }) => {
  const { t } = useTranslation('messages')
  return (
    <video
      className={classes.video}
      controls
      preload="none"
      src={image}
      poster={poster ?? undefined}
      aria-label={title ?? t('media_video')}
      playsInline
      onPlay={onPlay}
    >
      <track kind="captions" />
    </video>
  )
}

/** One picture in its own shape, several as squares, of an odd number the first as wide as two; a press shows them over the whole window. */
const Pictures = ({ files, author }: PicturesProps) => {
  const { t } = useTranslation('messages')
  const { shown, open, close } = useLayer<number>()
  if (files.length === 0) return null
  const isAlone = files.length === 1
  const isWide = (at: number) => at === 0 && files.length % 2 === 1
  const altOf = (at: number) =>
    isAlone ? t('pictureBy', { name: author }) : t('pictureOf', { at: at + 1, of: files.length, name: author })
  return (
    <div className={classes.pictures} data-alone={isAlone || undefined}>
      {files.map((media, at) => (
        <button
          key={media.id}
          type="button"
          className={classes.picture}
          data-wide={isWide(at) || undefined}
          onClick={() => open(at)}
        >
          <Picture media={media} alt={altOf(at)} sizes={isWide(at) ? '320px' : '160px'} />
        </button>
      ))}
      {shown !== null && <Lightbox pictures={files} start={shown} altOf={altOf} label={author} onClose={close} />}
    </div>
  )
}

type MessageFilesProps = {
  files: readonly AttachedFile[]
  author: string
  /** Null while it waits. */
  messageId: number | null
}

/** Pictures, videos, sounds and documents of a message. */
export const MessageFiles = ({ files, author, messageId }: MessageFilesProps) => {
  const { t } = useTranslation('messages')
  if (files.length === 0) return null
  const media = files.filter(file => file.file_type !== 'document')
  const of = (kind: Media['file_type']) => media.filter(({ file_type }) => file_type === kind)
  return (
    <div className={classes.files}>
      <Pictures files={of('image')} author={author} />
      {of('video').map(film => (
        <Film key={film.id} media={film} />
      ))}
      {of('audio').map(sound => (
        <Song key={sound.id} media={sound} untitled={t('media_audio')} />
      ))}
      {files.map(
        file => file.file_type === 'document' && <DocumentCard key={file.id} document={file} messageId={messageId} />,
      )}
    </div>
  )
}
