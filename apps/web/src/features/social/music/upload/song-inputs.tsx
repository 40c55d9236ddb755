import { songLimits } from '@celebrio/contract/social/music'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#lib/forms/use-fields.ts'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SongValues } from './song-fields.ts'

export type SongInputsProps = {
  coverLabel: string
  fields: Pick<Fields<Pick<SongValues, 'title' | 'cover'>>, 'values' | 'errors' | 'text' | 'change'>
}

/** The title of a song and its cover. */
export const SongInputs = ({ coverLabel, fields }: SongInputsProps) => {
  const { t } = useTranslation('music')
  return (
    <>
      <TextField
        {...fields.text('title')}
        label={t('title')}
        autoComplete="off"
        most={songLimits.title}
        maxLength={songLimits.title * 2}
      />
      <FileField
        optional
        label={coverLabel}
        accept="image/png,image/jpeg,image/gif"
        value={fields.values.cover}
        error={fields.errors.cover}
        onChange={cover => fields.change({ cover })}
      />
    </>
  )
}
