import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type SongErrors, type SongValues, titleOfFile, useSongCheck } from './song-fields.ts'
import { SongInputs } from './song-inputs.tsx'
import classes from './upload.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { useUploadSong } from './use-upload-song.ts'

const blank: SongValues = { audio: null, title: '', cover: null }

type FieldsProps = { values: SongValues; errors: SongErrors; onChange: (change: Partial<SongValues>) => void }

const Fields = ({ values, errors, onChange }: FieldsProps) => {
  const { t } = useTranslation('music')
  const takeAudio = (audio: File | null) =>
    onChange({ audio, ...(audio && values.title.trim() === '' && { title: titleOfFile(audio) }) })
  return (
    <>
      <FileField
        label={t('file')}
        hint={t('fileHint')}
        accept="audio/mpeg,.mp3"
        value={values.audio}
        error={errors.audio}
        onChange={takeAudio}
      />
      <SongInputs coverLabel={t('cover')} values={values} errors={errors} onChange={onChange} />
    </>
  )
}

/** What is typed and chosen, until it is sent. */
function useSongForm(onDone: () => void) {
  const check = useSongCheck()
  const [values, setValues] = useState(blank)
  const [errors, setErrors] = useState<SongErrors>({})
  const upload = useUploadSong(() => {
    setValues(blank)
    onDone()
  })
  const change = (part: Partial<SongValues>) => {
    setValues({ ...values, ...part })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values, true)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && values.audio) upload.send({ ...values, audio: values.audio })
  }
  return { values, errors, change, submit, upload }
}

/** Asks for a song, its title and perhaps a cover, and shows how far it is. What was typed stays until it is there. */
export const UploadDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('music')
  const form = useId()
  const { values, errors, change, submit, upload } = useSongForm(onClose)
  const { busy, error } = upload
  const send = (
    <Button type="submit" form={form} fullWidth>
      {t('upload')}
    </Button>
  )
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('uploadSong')}
      footer={busy ? <UploadProgress share={upload.progress} onCancel={upload.cancel} /> : send}
    >
      <form id={form} className={classes.form} noValidate onSubmit={submit} inert={busy}>
        {error && (
          <p className={classes.wrong} role="alert">
            {errorText(error)}
          </p>
        )}
        <Fields values={values} errors={errors} onChange={change} />
      </form>
    </Dialog>
  )
}
