import { useSearchParams } from 'react-router'
import { InvitePage } from '#features/celebrations/invitations'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** Invites people to an event. */
export const Component = () => {
  const id = useNumericId()
  const [query] = useSearchParams()
  if (id === undefined) return <NotFound />
  return <InvitePage key={id} id={id} isNew={query.has('new')} missing={<NotFound />} />
}
