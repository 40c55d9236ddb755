import { type Album, albumLimits } from '@celebrio/contract/market/albums'
import { useTranslation } from 'react-i18next'
import { useUploads } from '#features/base/uploads'
import { Counted, ListingForm, PicturesField } from '#features/market/services'
import { paths } from '#lib/paths.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { draftNameOf } from './data.ts'
import { useAlbumForm } from './use-album-form.ts'

type AlbumFormProps = {
  /** The album that is edited; a new one without. */
  album?: Album
  onSaved: () => void
}

/** Form of an album: its name and its pictures. */
export const AlbumForm = ({ album, onSaved }: AlbumFormProps) => {
  const { t } = useTranslation('albums')
  const form = useAlbumForm(album, onSaved)
  const uploads = useUploads()
  const { values, errors, change, text } = form
  return (
    <ListingForm
      state={form}
      isThere={album !== undefined}
      back={paths.serviceAlbums()}
      save={t('save')}
      uploads={uploads}
    >
      <TextField
        {...text('name')}
        label={<Counted label={t('name')} text={values.name} max={albumLimits.name} />}
        hint={t('nameHint')}
        autoComplete="off"
        dir="auto"
      />
      <PicturesField
        purpose={draftNameOf(album?.id)}
        value={values.images}
        max={albumLimits.images}
        error={errors.images}
        onChange={images => change({ images })}
        onUploads={uploads.report}
      />
    </ListingForm>
  )
}
