import type { Icon } from '@phosphor-icons/react'
import { CalendarCheck } from '@phosphor-icons/react/CalendarCheck'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { ChartBar } from '@phosphor-icons/react/ChartBar'
import { ClockCounterClockwise } from '@phosphor-icons/react/ClockCounterClockwise'
import { Compass } from '@phosphor-icons/react/Compass'
import { CookingPot } from '@phosphor-icons/react/CookingPot'
import { House } from '@phosphor-icons/react/House'
import { Storefront } from '@phosphor-icons/react/Storefront'
import { paths } from '#lib/paths.ts'
import { isCelebrant, isProvider, type SessionUser } from '#lib/session.ts'

/** A link of the navigation; only pages that exist are listed. `label` is a message key of this folder. */
export type NavigationLink = {
  to: string
  label: 'home' | 'explore' | 'myEvents' | 'myStore' | 'myBooking' | 'orderHistory' | 'servings' | 'figures'
  icon: Icon
  /** In the top bar on wide screens only; the account menu has it too. */
  roomy?: boolean
}

const home: NavigationLink = { to: paths.home(), label: 'home', icon: House }

export const celebrantLinks: readonly NavigationLink[] = [
  home,
  { to: paths.explore(), label: 'explore', icon: Compass },
  { to: paths.myEvents(), label: 'myEvents', icon: CalendarDots },
]

const myStore: NavigationLink = { to: paths.serviceHome(), label: 'myStore', icon: Storefront }

const myBooking: NavigationLink = { to: paths.serviceBookings(), label: 'myBooking', icon: CalendarCheck }
const servings: NavigationLink = { to: paths.serviceServings(), label: 'servings', icon: CookingPot }
const orderHistory: NavigationLink = {
  to: paths.serviceHistory(),
  label: 'orderHistory',
  icon: ClockCounterClockwise,
  roomy: true,
}
const figures: NavigationLink = { to: paths.serviceFigures(), label: 'figures', icon: ChartBar, roomy: true }

const providerLinks: readonly NavigationLink[] = [myStore, myBooking, orderHistory, servings, figures]

/** On phones there is room for what providers do every day. */
export const providerTabs: readonly NavigationLink[] = [myStore, myBooking, servings]
/** What narrow screens have in their menus instead. */
export const providerMore: readonly NavigationLink[] = providerLinks.filter(({ roomy }) => roomy)

/** The links of an area; who has both finds the other at their end. */
export const areaLinks = (user: SessionUser, store: boolean): readonly NavigationLink[] => {
  if (store) return isCelebrant(user) ? [...providerLinks, { ...home, roomy: true }] : providerLinks
  return isProvider(user) ? [...celebrantLinks, myStore] : celebrantLinks
}
