import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { formatPercent } from '#lib/formats.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import classes from './attachment-list.module.css'
import { AttachmentPreview } from './attachment-preview.tsx'
import type { Attachment } from './attachments.ts'
import { isPermanentFailure, useUploadErrorText } from './use-upload-error-text.ts'

type TileProps = { attachment: Attachment; onRetry: () => void; onRemove: () => void }

const Sending = ({ attachment: { name, share, state } }: { attachment: Attachment }) => {
  const { t } = useTranslation('uploads')
  const checking = state === 'checking'
  return (
    <span className={classes.sending}>
      <span className={classes.percent}>{checking ? t('checking') : formatPercent(share)}</span>
      <ProgressBar label={t('sending', { name })} share={checking ? null : share} />
    </span>
  )
}

const Failed = ({ attachment: { name, error }, onRetry }: { attachment: Attachment; onRetry: () => void }) => {
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

export const AttachmentTile = ({ attachment, onRetry, onRemove }: TileProps) => {
  const { t } = useTranslation('uploads')
  const { kind, name, state } = attachment
  const busy = state === 'sending' || state === 'checking'
  const isRow = kind !== 'image' || state === 'failed'
  return (
    <li className={classes.tile} data-kind={kind} data-state={state} data-shape={isRow ? 'row' : 'square'}>
      <AttachmentPreview attachment={attachment} />
      <span className={classes.words}>
        {isRow && <span className={classes.name}>{attachment.media?.title || name}</span>}
        {busy && <Sending attachment={attachment} />}
        {state === 'failed' && <Failed attachment={attachment} onRetry={onRetry} />}
      </span>
      <button
        type="button"
        className={classes.remove}
        onClick={onRemove}
        aria-label={t(busy ? 'cancelFile' : 'removeFile', { name })}
      >
        <span>
          <X size={16} weight="bold" aria-hidden />
        </span>
      </button>
    </li>
  )
}
