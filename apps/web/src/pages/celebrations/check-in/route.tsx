import { CheckInPage } from '#features/celebrations/check-in'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Check-in of an event, for its host and helpers. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <CheckInPage key={id} id={id} missing={<NotFound />} />
}
