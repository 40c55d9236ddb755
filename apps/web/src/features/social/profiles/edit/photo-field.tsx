import { mediaKinds } from '@celebrio/contract/base/media'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatPercent } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './edit.module.css'
import { photoTypes, usePhotoUpload } from './use-photo-upload.ts'
import type { PhotoValue } from './values.ts'

export type PhotoFieldProps = {
  label: string
  name: string
  value: PhotoValue
  error: string | undefined
  onChange: (value: PhotoValue) => void
  onBusy: (busy: boolean) => void
}

const Progress = ({ share, onCancel }: { share: number; onCancel: () => void }) => {
  const { t } = useTranslation('profiles')
  const text = share < 1 ? t('photoSending', { share: formatPercent(share) }) : t('photoChecking')
  return (
    <div className={classes.progress}>
      <progress max={1} value={share < 1 ? share : undefined} aria-label={text} />
      <span>{text}</span>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t('cancelUpload')}
      </Button>
    </div>
  )
}

const Remove = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('profiles')
  return (
    <Button size="small" variant="quiet" onClick={onClick}>
      {t('removePhoto')}
    </Button>
  )
}

/** A photo with its preview; uploaded at once, and set on the profile when the form is saved. */
export const PhotoField = ({ label, name, value, error, onChange, onBusy }: PhotoFieldProps) => {
  const { t } = useTranslation('profiles')
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { preview, share, problem, send, cancel } = usePhotoUpload(onChange, onBusy)
  const wrong = problem ?? error
  return (
    <fieldset className={classes.photo} aria-describedby={`${id}-hint`} data-error={wrong ? true : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <Avatar name={name} src={preview ?? value.shown} size={96} />
      <div className={classes.photoWords}>
        <div className={classes.row}>
          <Button size="small" variant="sunken" onClick={() => picker.current?.click()}>
            {t('choosePhoto')}
          </Button>
          {value.shown && share === null && <Remove onClick={() => onChange({ shown: null, sent: '' })} />}
        </div>
        {share !== null && <Progress share={share} onCancel={cancel} />}
        <p id={`${id}-hint`} className={wrong ? classes.wrong : classes.hint} role={wrong ? 'alert' : undefined}>
          {wrong ?? t('photoHint', { limit: formatBytes(mediaKinds.image.maxBytes) })}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={photoTypes.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
    </fieldset>
  )
}
