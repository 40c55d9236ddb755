import { EditDealPage } from '#features/market/deals'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Changes a deal of the viewer's own. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <EditDealPage key={id} id={id} missing={<NotFound />} />
}
