import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { accountQuery, NotForKids } from '#features/people/accounts'
import { refusedToKids } from '#lib/kids-pages.ts'
import { type SessionUser, useIsKid } from '#lib/session.ts'

/** Shows children another page in place of those that are not for them. */
export const KidsGate = ({ user, children }: { user: SessionUser; children: ReactNode }) => {
  const { pathname } = useLocation()
  const isKid = useIsKid()
  const what = refusedToKids(pathname)
  // Whoever has turned 13 since they were last here comes in, too. A browser may know the viewer from before it kept this.
  const isKept = 'is_kid' in user
  useQuery({ ...accountQuery, enabled: what !== undefined || !isKept })
  return isKid && what ? <NotForKids what={what} /> : children
}
