import { File as FileIcon } from '@phosphor-icons/react/File'
import { X } from '@phosphor-icons/react/X'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formats.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { FieldTexts } from './field-label.tsx'
import classes from './file-field.module.css'

export type FileFieldProps = FieldTexts & {
  value: File | null
  onChange: (file: File | null) => void
  /** As of `<input accept>`: `.pdf,.docx,image/png`. */
  accept?: string
  name?: string
}

/** A file input for one file, with its name and size and a remove button. */
export const FileField = ({ label, hint, error, optional, value, onChange, ...input }: FileFieldProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const take = (file: File | null) => {
    if (picker.current) picker.current.value = ''
    onChange(file)
  }
  return (
    <fieldset className={classes.field} aria-describedby={describedBy}>
      <legend className={classes.label}>
        {label} {optional && <i>{t('optional')}</i>}
      </legend>
      <input
        {...input}
        ref={picker}
        type="file"
        hidden
        onChange={event => event.target.files?.[0] && take(event.target.files[0])}
      />
      <div className={classes.box} data-error={error ? true : undefined}>
        {value && <ChosenFile file={value} />}
        <Button variant="sunken" size="small" aria-describedby={describedBy} onClick={() => picker.current?.click()}>
          {value ? t('replaceFile') : t('chooseFile')}
        </Button>
        {value && (
          <IconButton label={t('removeFile', { name: value.name })} icon={<X size={20} />} onClick={() => take(null)} />
        )}
      </div>
      <FileFieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

const ChosenFile = ({ file }: { file: File }) => (
  <>
    <FileIcon size={24} aria-hidden />
    <span className={classes.file}>
      <b>{file.name}</b>
      <span>{formatBytes(file.size)}</span>
    </span>
  </>
)

const FileFieldNotes = ({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    )}
  </>
)
