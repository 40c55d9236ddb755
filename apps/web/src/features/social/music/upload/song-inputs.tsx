import { songLimits } from '@celebrio/contract/social/music'
import { useTranslation } from 'react-i18next'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SongErrors, SongValues } from './song-fields.ts'

type Words = Pick<SongValues, 'title' | 'cover'>

export type SongInputsProps = {
  coverLabel: string
  values: Words
  errors: SongErrors
  onChange: (change: Partial<Words>) => void
}

/** The title of a song and its cover. */
export const SongInputs = ({ coverLabel, values, errors, onChange }: SongInputsProps) => {
  const { t } = useTranslation('music')
  return (
    <>
      <TextField
        label={t('title')}
        name="title"
        autoComplete="off"
        maxLength={songLimits.title * 2}
        value={values.title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <FileField
        optional
        label={coverLabel}
        accept="image/png,image/jpeg,image/gif"
        value={values.cover}
        error={errors.cover}
        onChange={cover => onChange({ cover })}
      />
    </>
  )
}
