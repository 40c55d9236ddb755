import { type Album, albumForm, albums } from '@celebrio/contract/market/albums'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PictureValue, pictureErrors } from '#features/market/services'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type Form, useForm } from '#lib/forms/use-form.ts'
import { toast } from '#ui/feedback/toast.ts'
import { cacheAlbum, draftNameOf } from './data.ts'

type AlbumValues = { name: string; images: PictureValue[] }

export type AlbumForm = Form<AlbumValues>

const valuesOf = (album: Album | undefined): AlbumValues => ({
  name: album?.name ?? '',
  images: album?.images.map(media => ({ address: media.image, media, isNew: false })) ?? [],
})

const bodyOf = ({ name, images }: AlbumValues) => ({ name, images: images.map(({ address }) => address) })

const saveAlbum = async (body: ReturnType<typeof bodyOf>, id: number | undefined): Promise<Album> =>
  id === undefined
    ? (await call(albums.create, { body })).album
    : (await call(albums.edit, { params: { id }, body })).album

/** Form state of an album, new or there already. */
export function useAlbumForm(album: Album | undefined, onSaved: () => void): AlbumForm {
  const { t } = useTranslation('albums')
  const client = useQueryClient()
  // Keep the first values: a refetch must not reset what is being typed.
  const [now] = useState(() => valuesOf(album))
  return useForm<AlbumValues>({
    initial: now,
    draft: { purpose: draftNameOf(album?.id) },
    check: values => ({
      ...checkForm(albumForm, bodyOf(values)),
      ...(values.images.length === 0 && { images: t('choosePictures') }),
    }),
    fieldsOf: pictureErrors,
    send: async values => {
      cacheAlbum(client, await saveAlbum(bodyOf(values), album?.id))
      toast.success(t('saved'))
      onSaved()
      return 'stay'
    },
    onError: error => toast.error(errorText(error)),
  })
}
