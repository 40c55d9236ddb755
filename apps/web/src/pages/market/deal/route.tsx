import { DealPage } from '#features/market/deals'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** The page of a deal, as everybody sees it. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <DealPage key={id} id={id} missing={<NotFound />} />
}
