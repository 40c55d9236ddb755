import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { formatPercent } from '#lib/formats.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import classes from './attachment-list.module.css'
import { AttachmentPreview } from './attachment-preview.tsx'
import type { Attachment } from './attachments.ts'
import { Song } from './playing/song.tsx'
import { useSoundTitle } from './use-sound-title.ts'
import { isPermanentFailure, useUploadErrorText } from './use-upload-error-text.ts'

/** An attachment, and what it is called. */
type NamedProps = { attachment: Attachment; name: string }
type TileProps = { attachment: Attachment; onRetry: () => void; onRemove: () => void }

const isBusy = ({ state }: Attachment) => state === 'sending' || state === 'checking'
const isRow = ({ kind, state }: Attachment) => kind !== 'image' || state === 'failed'

const Sending = ({ attachment: { share, state }, name }: NamedProps) => {
  const { t } = useTranslation('uploads')
  const checking = state === 'checking'
  return (
    <span className={classes.sending}>
      <span className={classes.percent}>{checking ? t('checking') : formatPercent(share)}</span>
      <ProgressBar label={t('sending', { name })} share={checking ? null : share} />
    </span>
  )
}

const Failed = ({ attachment: { error }, name, onRetry }: NamedProps & { onRetry: () => void }) => {
  const { t } = useTranslation('uploads')
  const text = useUploadErrorText()
  const isPermanent = error instanceof ApiError && isPermanentFailure(error)
  return (
    <span className={classes.failed}>
      <span>{text(error)}</span>
      {!isPermanent && (
        <button type="button" className={classes.retry} onClick={onRetry} aria-label={t('retryFile', { name })}>
          <ArrowClockwise size={16} aria-hidden />
          {t('retry')}
        </button>
      )}
    </span>
  )
}

/** A sound that is there is heard; of everything else it shows what it is and how far it has come. */
const Content = ({ attachment, name, onRetry }: NamedProps & Pick<TileProps, 'onRetry'>) => {
  const { t } = useTranslation('uploads')
  const soundTitle = useSoundTitle()
  const { media, state } = attachment
  const title = media && 'title' in media ? media.title : null
  if (media?.file_type === 'audio')
    return (
      <div className={classes.words}>
        <Song media={media} untitled={name} />
      </div>
    )
  return (
    <>
      <AttachmentPreview attachment={attachment} />
      <span className={classes.words}>
        {isRow(attachment) && <span className={classes.name}>{soundTitle(title) || name}</span>}
        {state === 'waiting' && <span className={classes.waiting}>{t('waiting')}</span>}
        {isBusy(attachment) && <Sending {...{ attachment, name }} />}
        {state === 'failed' && <Failed {...{ attachment, name, onRetry }} />}
      </span>
    </>
  )
}

export const AttachmentTile = ({ attachment, onRetry, onRemove }: TileProps) => {
  const { t } = useTranslation('uploads')
  const { kind, state } = attachment
  const name = useSoundTitle()(attachment.name)
  return (
    <li className={classes.tile} data-kind={kind} data-state={state} data-shape={isRow(attachment) ? 'row' : 'square'}>
      <Content {...{ attachment, name, onRetry }} />
      <button
        type="button"
        className={classes.remove}
        onClick={onRemove}
        aria-label={t(isBusy(attachment) ? 'cancelFile' : 'removeFile', { name })}
      >
        <span>
          <X size={16} weight="bold" aria-hidden />
        </span>
      </button>
    </li>
  )
}
