import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { accountQuery, NotForKids, type NotForKidsProps } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { type SessionUser, useIsKid } from '#lib/session.ts'

/** Pages of what the server refuses to children. A single booking is none of them: it may be of an event that they help with. */
const pages: Record<NotForKidsProps['what'], readonly string[]> = {
  deals: [
    `${paths.deals()}/*`,
    paths.createDeal(),
    paths.createProviderDeal(),
    paths.archivedDeals(),
    paths.serviceDeals(),
  ],
  bookings: [`${paths.cart()}/*`, '/create-sp-event/:id', paths.bookings()],
  store: [paths.upgrade(), paths.serviceUpgrade()],
}

const kinds = Object.keys(pages) as NotForKidsProps['what'][]

/** Shows children another page in place of those that are not for them. */
export const KidsGate = ({ user, children }: { user: SessionUser; children: ReactNode }) => {
  const { pathname } = useLocation()
  const isKid = useIsKid()
  const what = kinds.find(kind => pages[kind].some(path => matchPath(path, pathname) !== null))
  // Whoever has turned 13 since they were last here comes in, too. A browser may know the viewer from before it kept this.
  const isKept = 'is_kid' in user
  useQuery({ ...accountQuery, enabled: what !== undefined || !isKept })
  return isKid && what ? <NotForKids what={what} /> : children
}
