import { matchPath } from 'react-router'
import { paths } from './paths.ts'

/** Pages of what the server refuses to children. A single booking is none of them: it may be of an event that they help with. */
const refused = {
  deals: [
    `${paths.deals()}/*`,
    paths.createDeal(),
    paths.createProviderDeal(),
    paths.archivedDeals(),
    paths.serviceDeals(),
  ],
  bookings: [`${paths.cart()}/*`, '/create-sp-event/:id', paths.bookings()],
  store: [paths.upgrade(), paths.serviceUpgrade()],
} as const

/** What children do not do. */
export type Refused = keyof typeof refused

const kinds = Object.keys(refused) as Refused[]

/** What a page is about that is refused to children; undefined for all others. */
export const refusedToKids = (path: string): Refused | undefined =>
  kinds.find(kind => refused[kind].some(pattern => matchPath(pattern, path) !== null))

/** Whether children are led to a page. Meet new friends is for grown-ups, and says so itself. */
export const isForKids = (path: string): boolean => refusedToKids(path) === undefined && path !== paths.meetNewFriends()
