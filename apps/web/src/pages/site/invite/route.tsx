import { useSearchParams } from 'react-router'
import { InvitePage } from '#features/celebrations/invitations'
import { PreferredProviders } from '#features/market/finding'
import { useNumericId } from '#lib/numeric-id.ts'
import { useSession } from '#lib/session.ts'
import { Component as NotFound } from '../not-found/route.tsx'

/** Invites people to an event; a new one is offered the providers whom its host prefers. */
export const Component = () => {
  const id = useNumericId()
  const session = useSession()
  const [query] = useSearchParams()
  if (id === undefined) return <NotFound />
  const isNew = query.has('new')
  const more = isNew && session && <PreferredProviders session={session} />
  return <InvitePage key={id} id={id} isNew={isNew} missing={<NotFound />} more={more} />
}
