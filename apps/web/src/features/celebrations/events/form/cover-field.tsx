import { mediaKinds } from '@celebrio/contract/base/media'
import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise'
import { Image } from '@phosphor-icons/react/Image'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReportUploads, useDropZone } from '#features/base/uploads'
import { formatBytes, formatPercent } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Cover } from '../cover.tsx'
import classes from './cover-field.module.css'
import { SceneGallery } from './scene-gallery.tsx'
import { type Scene, sceneCover } from './scenes.ts'
import { type CoverUpload, coverTypes, useCover } from './use-cover.ts'
import type { CoverValue } from './values.ts'

type UploadStatusProps = { upload: CoverUpload; onPick: () => void }

/** Upload progress, or why it failed. */
const UploadStatus = ({ upload: { sending, retry, cancel }, onPick }: UploadStatusProps) => {
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

/** The picture being uploaded, the current cover, or a hint. */
const CoverPreview = ({ value, upload: { sending } }: { value: CoverValue | null; upload: CoverUpload }) => {
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

type ChoicesProps = Pick<CoverFieldProps, 'value' | 'onChange'> & { onPick: () => void }

/** One of our scenes, or an own picture. */
const Choices = ({ value, onChange, onPick }: ChoicesProps) => {
  const { t } = useTranslation('events')
  const [isGallery, setGallery] = useState(false)
  const choose = (scene: Scene) => {
    onChange(sceneCover(scene))
    setGallery(false)
  }
  const pickOwn = () => {
    setGallery(false)
    onPick()
  }
  return (
    <div className={classes.choose}>
      <Button variant="white" onClick={() => setGallery(true)}>
        {t('covers')}
      </Button>
      <Button variant="white" onClick={onPick}>
        {t(value && !value.scene ? 'changePicture' : 'choosePicture')}
      </Button>
      <SceneGallery
        opened={isGallery}
        chosen={value?.scene}
        onChoose={choose}
        onPick={pickOwn}
        onClose={() => setGallery(false)}
      />
    </div>
  )
}

export type CoverFieldProps = {
  value: CoverValue | null
  error: string | undefined
  onChange: (value: CoverValue) => void
  onUploads: ReportUploads
}

/** Cover of an event: uploaded at once, attached when the form is submitted. */
export const CoverField = ({ value, error, onChange, onUploads }: CoverFieldProps) => {
  const { t } = useTranslation('events')
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const pick = () => picker.current?.click()
  const upload = useCover(onChange, onUploads)
  const chooseFirst = ([file]: readonly File[]) => file && upload.choose(file)
  const { over, zone } = useDropZone(chooseFirst)
  // Hide the previous file's error while a new one is uploading.
  const shownError = upload.problem ?? (upload.sending ? undefined : error)
  return (
    <fieldset className={classes.field} data-error={shownError ? true : undefined} aria-describedby={`${id}-error`}>
      <legend className={classes.label}>{t('cover')}</legend>
      <div className={classes.well} data-over={over || undefined} {...zone}>
        <CoverPreview value={value} upload={upload} />
        <UploadStatus upload={upload} onPick={pick} />
        {!upload.sending && <Choices value={value} onPick={pick} onChange={onChange} />}
      </div>
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {shownError}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('cover')}
        accept={coverTypes}
        onChange={({ currentTarget }) => {
          chooseFirst([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
