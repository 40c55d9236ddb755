import { EditOfferPage } from '#features/market/offers'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Edits an offer of the viewer's own store. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <EditOfferPage key={id} id={id} missing={<NotFound />} />
}
