import { EditServicePage } from '#features/market/services'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Edits a service of the viewer's own store. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <EditServicePage key={id} id={id} missing={<NotFound />} />
}
