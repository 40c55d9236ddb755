import { EditEventPage } from '#features/celebrations/events'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Edits an own event. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <EditEventPage key={id} id={id} missing={<NotFound />} />
}
