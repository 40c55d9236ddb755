import { EditGroupPage } from '#features/social/groups'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Changes a group. */
export const Component = () => {
  const id = useNumericId()
  return id === undefined ? <NotFound /> : <EditGroupPage key={id} id={id} missing={<NotFound />} />
}
