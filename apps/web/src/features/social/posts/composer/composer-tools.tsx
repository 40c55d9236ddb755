import { postLimits } from '@celebrio/contract/social/posts'
import { FilmStrip } from '@phosphor-icons/react/FilmStrip'
import { Image } from '@phosphor-icons/react/Image'
import { Microphone } from '@phosphor-icons/react/Microphone'
import { useTranslation } from 'react-i18next'
import { FileButton } from '#features/base/uploads'
import { Button } from '#ui/buttons/button.tsx'
import classes from './composer.module.css'

export type ComposerToolsProps = {
  /** Label of the button; 'Post' by default. */
  action?: string
  length: number
  countId: string
  ready: boolean
  posting: boolean
  onFiles: (files: File[]) => void
  onPost: () => void
}

/** Buttons for pictures, videos and songs, the character counter and the post button. */
export const ComposerTools = ({ action, length, countId, ready, posting, onFiles, onPost }: ComposerToolsProps) => {
  const { t } = useTranslation('posts')
  return (
    <div className={classes.bar}>
      <FileButton kind="image" label={t('photo')} icon={<Image size={24} aria-hidden />} multiple onFiles={onFiles} />
      <FileButton
        kind="video"
        label={t('video')}
        icon={<FilmStrip size={24} aria-hidden />}
        multiple
        onFiles={onFiles}
      />
      <FileButton
        kind="audio"
        label={t('audio')}
        icon={<Microphone size={24} aria-hidden />}
        multiple
        onFiles={onFiles}
      />
      <span className={classes.gap} />
      <span id={countId} className={classes.count} data-warning={length > postLimits.contentWarning || undefined}>
        {t('counter', { at: length, of: postLimits.content })}
      </span>
      <Button onClick={onPost} disabled={!ready && !posting} loading={posting} title={t('postShortcut')}>
        {action ?? t('post')}
      </Button>
    </div>
  )
}
