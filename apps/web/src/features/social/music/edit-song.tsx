import type { Song } from '@celebrio/contract/social/music'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/choices/check-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type SongChange, useEditSong } from './data.ts'
import { type SongErrors, useSongCheck } from './upload/song-fields.ts'
import { SongInputs } from './upload/song-inputs.tsx'
import classes from './upload/upload.module.css'

type EditSongProps = { song: Song; opened: boolean; onClose: () => void }

/** Another title, another cover. */
export const EditSong = ({ song, opened, onClose }: EditSongProps) => {
  const { t } = useTranslation('music')
  const form = useId()
  const check = useSongCheck()
  const [values, setValues] = useState<SongChange>({ title: song.title ?? '', cover: null, remove_cover: false })
  const [errors, setErrors] = useState<SongErrors>({})
  const { mutate, isPending } = useEditSong(song, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check({ ...values, audio: null }, false)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) mutate(values)
  }
  const change = (part: Partial<SongChange>) => setValues({ ...values, ...part })
  const save = (
    <Button type="submit" form={form} fullWidth loading={isPending}>
      {t('save')}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('editTitle')} footer={save}>
      <form id={form} className={classes.form} noValidate onSubmit={submit}>
        <SongInputs coverLabel={t('newCover')} values={values} errors={errors} onChange={change} />
        {song.cover && !values.cover && (
          <CheckField
            label={t('removeCover')}
            checked={values.remove_cover}
            onChange={({ currentTarget }) => change({ remove_cover: currentTarget.checked })}
          />
        )}
      </form>
    </Dialog>
  )
}
