import type { Song } from '@celebrio/contract/social/music'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrorsOf } from '#lib/forms/field-errors.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/choices/check-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type SongChange, useEditSong } from './data.ts'
import { useSongCheck } from './upload/song-fields.ts'
import { SongInputs } from './upload/song-inputs.tsx'
import classes from './upload/upload.module.css'

type EditSongProps = { song: Song; opened: boolean; onClose: () => void }

function useSongForm(song: Song, onDone: () => void) {
  const check = useSongCheck()
  const { onSubmit, show, drop, ...fields } = useFields<SongChange>({
    initial: { title: song.title ?? '', cover: null, remove_cover: false },
    draft: { purpose: `song:${song.id}`, omit: ['cover'] },
    check: values => check({ ...values, audio: null }, false),
  })
  const { mutate, isPending } = useEditSong(song, {
    onDone: () => {
      drop()
      onDone()
    },
    onError: error => show(fieldErrorsOf(error)),
  })
  return { ...fields, submit: onSubmit(mutate), isPending }
}

/** Changes the title and the cover of a song. */
export const EditSong = ({ song, opened, onClose }: EditSongProps) => {
  const { t } = useTranslation('music')
  const id = useId()
  const { form, submit, isPending, ...fields } = useSongForm(song, onClose)
  const { values, change } = fields
  const save = (
    <Button type="submit" form={id} fullWidth loading={isPending}>
      {t('save')}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('editTitle')} footer={save}>
      <form ref={form} id={id} className={classes.form} noValidate onSubmit={submit}>
        <SongInputs coverLabel={t('newCover')} fields={fields} />
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
