import { EditAlbumPage } from '#features/market/albums'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Edits an album of the viewer's own store. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <EditAlbumPage key={id} id={id} missing={<NotFound />} />
}
