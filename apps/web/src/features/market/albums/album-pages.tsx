import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ListingFrame, ListingWaiting } from '#features/market/services'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { AlbumForm } from './album-form.tsx'
import { albumQuery } from './data.ts'

const useLeave = () => {
  const navigate = useNavigate()
  return () => void navigate(paths.serviceAlbums())
}

/** Adds an album to the viewer's own store. */
export const CreateAlbumPage = () => {
  const { t } = useTranslation('albums')
  return (
    <ListingFrame title={t('addTitle')} back={paths.serviceAlbums()}>
      <AlbumForm onSaved={useLeave()} />
    </ListingFrame>
  )
}

/** Edits one of the viewer's own albums; `missing` where there is none. */
export const EditAlbumPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('albums')
  const { data: album, error, isPending, isFetching, refetch } = useQuery(albumQuery(id))
  const leave = useLeave()
  if (error instanceof ApiError && error.status === 404) return missing
  if (album && !album.can.edit) return missing
  return (
    <ListingFrame title={t('editTitle')} back={paths.serviceAlbums()}>
      {isPending && <ListingWaiting />}
      {album && <AlbumForm key={album.id} album={album} onSaved={leave} />}
      {!isPending && !album && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </ListingFrame>
  )
}
