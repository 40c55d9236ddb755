import { CreateEventPage } from '#features/market/carts'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** A new event with providers, from the page of one of them. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <CreateEventPage key={id} id={id} missing={<NotFound />} />
}
