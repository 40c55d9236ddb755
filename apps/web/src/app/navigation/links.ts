import type { Icon } from '@phosphor-icons/react'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { ChartBar } from '@phosphor-icons/react/ChartBar'
import { ChatText } from '@phosphor-icons/react/ChatText'
import { ClockCounterClockwise } from '@phosphor-icons/react/ClockCounterClockwise'
import { Compass } from '@phosphor-icons/react/Compass'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { Flag } from '@phosphor-icons/react/Flag'
import { House } from '@phosphor-icons/react/House'
import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { Receipt } from '@phosphor-icons/react/Receipt'
import { SealCheck } from '@phosphor-icons/react/SealCheck'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { Tag } from '@phosphor-icons/react/Tag'
import { Users } from '@phosphor-icons/react/Users'
import type { ComponentType } from 'react'
import { RequestBadge } from '#features/market/bookings'
import { isForKids } from '#lib/kids-pages.ts'
import { paths } from '#lib/paths.ts'
import { isAdministrator, isCelebrant, isProvider, type SessionUser } from '#lib/session.ts'

/** A link of the navigation; only pages that exist are listed. `label` is a message key of this folder. */
export type NavigationLink = {
  to: string
  label:
    | 'home'
    | 'explore'
    | 'myEvents'
    | 'myStore'
    | 'myBooking'
    | 'orderHistory'
    | 'servings'
    | 'figures'
    | 'deals'
    | 'reports'
    | 'staffMessages'
    | 'auditLog'
    | 'staffPeople'
    | 'staffDocuments'
    | 'staffPayments'
  icon: Icon
  /** How many things wait there. */
  Count?: ComponentType<{ className?: string | undefined }>
  /** In the top bar on wide screens only; the account menu has it too. */
  roomy?: boolean
}

const home: NavigationLink = { to: paths.home(), label: 'home', icon: House }

/** On phones, where the menu has the others. */
export const celebrantTabs: readonly NavigationLink[] = [
  home,
  { to: paths.explore(), label: 'explore', icon: Compass },
  { to: paths.myEvents(), label: 'myEvents', icon: CalendarDots },
]

const celebrantLinks: readonly NavigationLink[] = [
  ...celebrantTabs,
  { to: paths.deals(), label: 'deals', icon: Tag, roomy: true },
]

const myStore: NavigationLink = { to: paths.serviceHome(), label: 'myStore', icon: Storefront }

const myBooking: NavigationLink = {
  to: paths.serviceBookings(),
  label: 'myBooking',
  icon: CalendarCheck,
  Count: RequestBadge,
}
const servings: NavigationLink = { to: paths.serviceServings(), label: 'servings', icon: CookingPot }
const orderHistory: NavigationLink = {
  to: paths.serviceHistory(),
  label: 'orderHistory',
  icon: ClockCounterClockwise,
  roomy: true,
}
const figures: NavigationLink = { to: paths.serviceFigures(), label: 'figures', icon: ChartBar, roomy: true }

const serviceDeals: NavigationLink = { to: paths.serviceDeals(), label: 'deals', icon: Tag, roomy: true }

const providerLinks: readonly NavigationLink[] = [myStore, myBooking, orderHistory, servings, serviceDeals, figures]

/** On phones there is room for what providers do every day. */
export const providerTabs: readonly NavigationLink[] = [myStore, myBooking, servings]

/** Of some links those that are for the viewer. */
const linksFor = ({ is_kid }: SessionUser, links: readonly NavigationLink[]) =>
  is_kid ? links.filter(({ to }) => isForKids(to)) : links

/** What narrow screens have in their menus instead. */
export const providerMore = (user: SessionUser): readonly NavigationLink[] =>
  linksFor(user, providerLinks).filter(({ roomy }) => roomy)

/** The links of an area; who has both finds the other at their end. */
export const areaLinks = (user: SessionUser, store: boolean): readonly NavigationLink[] => {
  const own = linksFor(user, store ? providerLinks : celebrantLinks)
  if (store) return isCelebrant(user) ? [...own, { ...home, roomy: true }] : own
  return isProvider(user) ? [...own, { ...myStore, Count: RequestBadge }] : own
}

const reports: NavigationLink = { to: paths.reports(), label: 'reports', icon: Flag }
const staffMessages: NavigationLink = { to: paths.staffMessages(), label: 'staffMessages', icon: ChatText }
const staffPeople: NavigationLink = { to: paths.staffAccounts(), label: 'staffPeople', icon: Users }
const staffDocuments: NavigationLink = { to: paths.staffDocuments(), label: 'staffDocuments', icon: SealCheck }
const staffPayments: NavigationLink = { to: paths.staffPayments(), label: 'staffPayments', icon: Receipt }
const staffFigures: NavigationLink = { to: paths.staffFigures(), label: 'figures', icon: ChartBar }
const auditLog: NavigationLink = { to: paths.auditLog(), label: 'auditLog', icon: LinkSimple }

/** What the staff does every day. */
export const staffTabs: readonly NavigationLink[] = [reports, staffMessages, staffPeople]
/** What administrators have besides: on phones in the menu. */
export const staffMore = (user: SessionUser): readonly NavigationLink[] =>
  isAdministrator(user) ? [staffDocuments, staffPayments, staffFigures, auditLog] : []
