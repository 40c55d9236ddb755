import { OpenNotification } from '#features/base/notifications'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Where emails and pushes lead. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <OpenNotification key={id} id={id} />
}
