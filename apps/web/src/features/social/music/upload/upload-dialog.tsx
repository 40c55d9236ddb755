import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { Button } from '#ui/buttons/button.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type SongValues, titleOfFile, useSongCheck } from './song-fields.ts'
import { SongInputs } from './song-inputs.tsx'
import classes from './upload.module.css'
import { UploadProgress } from './upload-progress.tsx'
import { isCancelled, useUploadSong } from './use-upload-song.ts'

const blank: SongValues = { audio: null, title: '', cover: null }

const Inputs = ({ fields }: { fields: Form<SongValues> }) => {
  const { t } = useTranslation('music')
  const { values, errors, change } = fields
  const takeAudio = (audio: File | null) =>
    change({ audio, ...(audio && values.title.trim() === '' && { title: titleOfFile(audio) }) })
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
      <SongInputs coverLabel={t('cover')} fields={fields} />
    </>
  )
}

/** The upload form; the draft keeps the title over a reload, files cannot be stored. */
function useSongForm(onDone: () => void) {
  const check = useSongCheck()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { upload, cancel, progress } = useUploadSong()
  const fields: Form<SongValues> = useForm({
    initial: blank,
    draft: { purpose: 'song', omit: ['audio', 'cover'] },
    check: values => check(values, true),
    send: async values => {
      setRefusal(null)
      await upload(values)
      fields.reset()
      onDone()
      return 'stay'
    },
    onError: error => setRefusal(isCancelled(error) ? null : errorText(error)),
  })
  return { fields, refusal, cancel, progress }
}

/** Uploads a song with its title and an optional cover, and shows the progress. */
export const UploadDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation('music')
  const id = useId()
  const { fields, refusal, cancel, progress } = useSongForm(onClose)
  const { form, busy, submit } = fields
  const send = (
    <Button type="submit" form={id} fullWidth>
      {t('upload')}
    </Button>
  )
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('uploadSong')}
      footer={busy ? <UploadProgress share={progress} onCancel={cancel} /> : send}
    >
      <form ref={form} id={id} className={classes.form} noValidate onSubmit={submit} inert={busy}>
        {refusal && (
          <p className={classes.wrong} role="alert">
            {refusal}
          </p>
        )}
        <Inputs fields={fields} />
      </form>
    </Dialog>
  )
}
