import { mediaKinds } from '@celebrio/contract/base/media'
import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise'
import { Image } from '@phosphor-icons/react/Image'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDropZone } from '#features/base/uploads'
import { formatBytes, formatPercent } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Cover } from '../cover.tsx'
import classes from './cover-field.module.css'
import { type CoverUpload, coverTypes, useCover } from './use-cover.ts'
import type { CoverValue } from './values.ts'

type WayProps = { upload: CoverUpload; onPick: () => void }

/** How far it is, or why it did not get through. */
const Way = ({ upload: { sending, retry, cancel }, onPick }: WayProps) => {
  const { t } = useTranslation('events')
  if (!sending) return null
  const { share, failure } = sending
  const text = share < 1 ? t('coverSending', { share: formatPercent(share) }) : t('coverChecking')
  return (
    <div className={classes.way}>
      <p role={failure ? 'alert' : undefined}>{failure?.text ?? text}</p>
      {!failure && <ProgressBar label={t('coverSendingLabel')} share={share < 1 ? share : null} />}
      <div className={classes.row}>
        {failure?.isFinal && (
          <Button size="small" variant="white" onClick={onPick}>
            {t('chooseAnother')}
          </Button>
        )}
        {failure && !failure.isFinal && (
          <Button size="small" variant="white" leftSection={<ArrowClockwise size={18} aria-hidden />} onClick={retry}>
            {t('retry')}
          </Button>
        )}
        <Button size="small" variant="white" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** What lies in the field: the picture on its way, the one that is there, or nothing yet. */
const Shown = ({ value, upload: { sending } }: { value: CoverValue | null; upload: CoverUpload }) => {
  const { t } = useTranslation('events')
  if (sending) return <img className={classes.preview} src={sending.preview} alt="" />
  if (value) return <Cover key={value.address} cover={value.media} address={value.address} sizes="640px" eager />
  return (
    <p className={classes.none}>
      <Image size={40} aria-hidden />
      {t('coverHint', { limit: formatBytes(mediaKinds.image.maxBytes) })}
    </p>
  )
}

export type CoverFieldProps = {
  value: CoverValue | null
  error: string | undefined
  onChange: (value: CoverValue) => void
  onBusy: (busy: boolean) => void
}

/** The picture of an event: sent at once, and the event's when the form is. */
export const CoverField = ({ value, error, onChange, onBusy }: CoverFieldProps) => {
  const { t } = useTranslation('events')
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const pick = () => picker.current?.click()
  const upload = useCover(onChange, onBusy)
  const take = ([file]: readonly File[]) => file && upload.choose(file)
  const { over, zone } = useDropZone(take)
  // What was wrong with the one before is not said of one that is on its way.
  const wrong = upload.problem ?? (upload.sending ? undefined : error)
  return (
    <fieldset className={classes.field} data-error={wrong ? true : undefined} aria-describedby={`${id}-error`}>
      <legend className={classes.label}>{t('cover')}</legend>
      <div className={classes.well} data-over={over || undefined} {...zone}>
        <Shown value={value} upload={upload} />
        <Way upload={upload} onPick={pick} />
        {!upload.sending && (
          <Button className={classes.choose} variant="white" onClick={pick}>
            {t(value ? 'changePicture' : 'choosePicture')}
          </Button>
        )}
      </div>
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {wrong}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('cover')}
        accept={coverTypes}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
